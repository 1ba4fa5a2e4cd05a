import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// Reports to the user of a terminal session whether changes are watched, and when the current
/// screen has taken in some.
final class WatchReporter {
  let viewModel: WatchingViewModel
  private let router: Router<Route, Page>
  private let terminal: Terminal

  /// Called when a change has reached the screen.
  var screenChanged: () -> Void = {}
  private var binding: Binding?
  private var known = Watching()

  init(_ viewModel: WatchingViewModel, router: Router<Route, Page>, terminal: Terminal) {
    (self.viewModel, self.router, self.terminal) = (viewModel, router, terminal)
    binding = viewModel.content.bind { [weak self] in self?.watchingChanged($0) }
  }

  private func watchingChanged(_ now: Watching) {
    let before = known
    known = now
    if let failure = now.failure, before.failure == nil {
      terminal.report("\(failure): `refresh` shows changes")
    }
    guard now.isOn else { return }
    if let trouble = now.trouble {
      // Before the first contents, the alert of the fetch says it all.
      if before.trouble == nil, router.screen?.shown != nil {
        terminal.report("Offline: \(trouble); keeping the last contents")
      }
      return
    }
    if before.trouble != nil { terminal.report("Online again") }
    guard now.isNews(since: before) else { return }
    Task { [weak self] in
      await self?.router.screen?.settle()
      self?.screenChanged()
    }
  }
}
