import BusinessLogic
import Prompt

/// Brings what has changed by itself to the screen that is shown, for the whole session at a
/// terminal.
///
/// The person's own edits change what is watched, too. They have been announced when they are
/// told here, so the screen takes them over without a word, and no more than them.
final class WatchReporter {
  private let viewModel: WatchingViewModel
  private let editing: EditingViewModel
  private let router: Router
  private let terminal: Terminal
  private let screenChanged: () -> Void
  private var bindings: [Binding] = []
  private var known: Watching

  /// The edits that the screen hasn't taken over.
  private var announced: [Edited] = []
  private var isUpdateDue = false

  /// How many edits were begun.
  private var begun = 0
  private var task: Task<Void, Never>?

  init(
    _ viewModel: WatchingViewModel, editing: EditingViewModel, router: Router, terminal: Terminal,
    screenChanged: @escaping () -> Void = {}
  ) {
    self.viewModel = viewModel
    self.editing = editing
    self.router = router
    self.terminal = terminal
    self.screenChanged = screenChanged
    known = viewModel.content.value
    bindings = [
      viewModel.content.bind { [weak self] in self?.watchingChanged($0) },
      editing.content.bind { [weak self] in self?.editingChanged($0) },
    ]
  }

  private func watchingChanged(_ watching: Watching) {
    let before = known
    known = watching
    if let failure = watching.failure, before.failure == nil { terminal.tell("\(failure)") }
    guard watching.isOn else { return }
    if let trouble = watching.trouble {
      if before.trouble == nil { terminal.tell("Offline: \(trouble): what is shown stays") }
      return
    }
    if before.trouble != nil { terminal.tell("Online again") }
    isUpdateDue = isUpdateDue || watching.isNews(since: before)
    work()
  }

  private func editingChanged(_ content: Content<Edited>) {
    guard !content.isLoading else { return begun += 1 }
    // What an edit in files has caused was held back until the edit is announced.
    if content.status, let edited = content.response {
      announced.append(edited)
    }
    work()
  }

  /// Returns when nothing is under way any more, or the calling task is cancelled.
  func rest() async {
    guard let task else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// One thing after the other: an update that outran the one before could go on for ever without
  /// showing anything.
  private func work() {
    guard task == nil else { return }
    task = Task { [weak self] in
      while !Task.isCancelled, await self?.workOnce() == true {}
      self?.task = nil
      // Whoever cancels waits for this no more; what has changed meanwhile is to be shown all the same.
      if Task.isCancelled { self?.work() }
    }
  }

  private func workOnce() async -> Bool {
    guard !editing.content.value.isLoading else { return false }
    let begunBefore = begun
    // What was fetched holds the next edit, too, if that began meanwhile.
    let isDoubtful: () -> Bool = { [weak self] in self?.begun != begunBefore }
    defer { if isDoubtful() { isUpdateDue = true } }
    if !announced.isEmpty {
      let edits = announced
      announced = []
      var changes: [DecisionChange] = []
      for edit in edits { changes += [await editing.change(by: edit)].compactMap(\.self) }
      if known.isOn {
        await router.adopt(changes, unless: isDoubtful)
      } else {
        router.know(changes)
      }
    } else if isUpdateDue {
      isUpdateDue = false
      await router.update(unless: isDoubtful)
    } else {
      return false
    }
    screenChanged()
    return true
  }
}
