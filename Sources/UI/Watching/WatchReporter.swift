import BusinessLogic
import Prompt
import ReactiveHybrid

/// Brings what changes by itself to the screen that is shown, for a whole session at a terminal.
final class WatchReporter {
  private let watching: WatchingViewModel
  private let editing: EditingViewModel
  private let router: Router<Route, Page>
  private let terminal: Terminal
  private let screenChanged: () -> Void
  private var bindings: [Binding] = []
  private var known: Watching

  /// Whether something has changed that the screen hasn't fetched.
  private var isUpdateDue = false
  private let isUpdating = Owner(false)

  init(
    _ watching: WatchingViewModel, editing: EditingViewModel, router: Router<Route, Page>,
    terminal: Terminal, screenChanged: @escaping () -> Void = {}
  ) {
    self.watching = watching
    self.editing = editing
    self.router = router
    self.terminal = terminal
    self.screenChanged = screenChanged
    known = watching.content.value
    bindings = [
      watching.content.bind { [weak self] in self?.watchingChanged($0) },
      editing.content.bind { [weak self] in self?.editingChanged($0) },
    ]
  }

  private func watchingChanged(_ now: Watching) {
    let before = known
    known = now
    if let failure = now.failure, before.failure == nil { terminal.tell("\(failure)") }
    guard now.isOn else { return }
    if let trouble = now.trouble {
      if before.trouble == nil { terminal.tell("Offline: \(trouble): what is shown stays") }
      return
    }
    if before.trouble != nil { terminal.tell("Online again") }
    isUpdateDue = isUpdateDue || now.isNews(since: before)
    work()
  }

  /// The user's own edit changes what is watched, too. Its answer comes first.
  private func editingChanged(_ content: Content<Edited>) {
    if !content.isLoading { work() }
  }

  /// Returns when the screen shows what is known to have changed, or the calling task is cancelled.
  func rest() async {
    await isUpdating.box.wait { !$0 }
  }

  /// One update after the other: one that outran the one before could go on for ever without showing
  /// anything.
  private func work() {
    guard isUpdateDue, !isUpdating.box.value, !editing.content.value.isLoading else { return }
    isUpdateDue = false
    isUpdating.change(to: true)
    Task { [weak self] in
      await self?.update()
      self?.isUpdating.change(to: false)
      self?.work()
    }
  }

  private func update() async {
    let shown = router.screen
    router.serviceChanged()
    _ = await shown?.fetch(.update)
    screenChanged()
  }
}
