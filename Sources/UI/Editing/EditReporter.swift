import BusinessLogic
import Prompt
import ReactiveHybrid

/// Reports the results of edits. It listens during the whole session, on every screen.
final class EditReporter {
  private let viewModel: EditingViewModel
  private let router: Router<Route, Page>
  private let stage: Stage
  private var binding: Binding?

  init(_ viewModel: EditingViewModel, router: Router<Route, Page>, stage: Stage) {
    self.viewModel = viewModel
    self.router = router
    self.stage = stage
    binding = viewModel.content.bind { [weak self] in self?.contentChanged($0) }
  }

  private func contentChanged(_ content: Content<Edited>) {
    // A running update may read this edit's result: it must not report that as a change.
    if content.isLoading { return router.serviceChanged() }
    if let message = content.message {
      // The fetch of the rows to edit may have failed for the same reason.
      stage.alerts.raise(message.words, at: router.route, mentioned: true)
      viewModel.alertShown()
      // The row that it named may have changed.
      router.serviceChanged()
    } else if content.status, let edited = content.response {
      router.serviceChanged()
      stage.terminal.show(Text(edited.words))
      for change in edited.changes {
        router.rename { $0.renamed(by: change) }
        stage.edits.change(to: change)
      }
    }
  }
}
