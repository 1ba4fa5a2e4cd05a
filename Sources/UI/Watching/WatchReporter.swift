import BusinessLogic
import Prompt
import ReactiveHybrid

/// Shows changes as they happen on the current screen of a terminal session.
final class WatchReporter {
  private let watching: WatchingViewModel
  private let editing: EditingViewModel
  private let router: Router<Route, Page>
  private let terminal: Terminal
  private let screenChanged: () -> Void
  private var bindings: [Binding] = []
  private var known: Watching

  /// Whether a change has not been fetched yet.
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
    if let failure = now.failure, before.failure == nil {
      terminal.tell("\(failure): `refresh` shows changes")
    }
    guard now.isOn else { return }
    if let trouble = now.trouble {
      if before.trouble == nil { terminal.tell("Offline: \(trouble); keeping the last contents") }
      return
    }
    if before.trouble != nil { terminal.tell("Online again") }
    isUpdateDue = isUpdateDue || now.isNews(since: before)
    work()
  }

  /// Shows pending changes once an edit has ended: its answer comes first.
  private func editingChanged(_ content: Content<Edited>) {
    if !content.isLoading { work() }
  }

  /// Returns when the screen shows all known changes, or the calling task is cancelled.
  func rest() async {
    await isUpdating.box.wait { !$0 }
  }

  /// Runs one update after the other: if each replaced the one before, a stream of changes could
  /// keep any from appearing.
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
