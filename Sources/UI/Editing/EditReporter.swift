import BusinessLogic
import Prompt
import ReactiveHybrid

/// Says what edits have brought about: it listens to them for the whole session, whatever screen
/// is shown.
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
    // An update that is under way may read what this edit writes: it must not report that as news.
    if content.isLoading { return router.serviceChanged() }
    if let message = content.message {
      // The rows that were to be edited may have failed to come for the same reason.
      stage.alerts.raise(message.words, at: router.route, mentioned: true)
      if let sentence = sentenceOfFate, stage.input != .commandLine {
        stage.terminal.tell(sentence)
      }
      viewModel.alertShown()
      // What it was about may be another by now.
      router.serviceChanged()
    } else if content.status, let edited = content.response {
      router.serviceChanged()
      stage.terminal.show(Text(edited.summary))
      stage.edits.change(to: edited.change)
    }
  }

  /// What to do about an edit that has failed and is kept.
  private var sentenceOfFate: Text? {
    let count = viewModel.keptCount
    return switch viewModel.fate {
    case .kept where count == 1:
      "The edit is kept: `again` makes it once more, `forget` lets it go"
    case .kept: "\(count) edits are kept: `again` makes them in order, `forget` lets the first go"
    case .hopeless: "It can't be made any more: `forget` lets it go"
    case .dropped: nil
    }
  }
}
