import BusinessLogic
import Prompt
import ReactiveHybrid

extension Session {
  /// Reports the results of edits, during the whole session and on every screen.
  func editsChanged(_ content: Content<Edited>, in viewModel: EditingViewModel) {
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
