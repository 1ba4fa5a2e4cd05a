import Prompt

/// The commands that are under way at a terminal.
///
/// A command has a moment to itself, so that its answer stands before the next prompt. If it takes
/// longer, the prompt comes back and the answer appears above it whenever it is there; until then
/// ^C cancels.
final class LiveWork {
  /// How long a command may take before the person is told that it is loading.
  static let patience = Duration.milliseconds(200)

  /// How often it is shown anew how far that has come.
  static let pace = Duration.milliseconds(100)

  // ASCII: there is a font for it everywhere.
  private static let frames: [Text] = ["|", "/", "-", "\\"]

  private let editor: any LiveEditor
  private let clock: any Clock<Duration>
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var started = 0
  private var spinner: Task<Void, Never>?

  init(editor: any LiveEditor, clock: any Clock<Duration>) {
    self.editor = editor
    self.clock = clock
  }

  /// Starts `command` and returns when it is done, or after the moment it has: then with the task
  /// that goes on.
  func run(_ command: @escaping @MainActor () async -> Void) async -> Task<Void, Never>? {
    started += 1
    let id = started
    let moment = Task { [clock] in try? await clock.sleep(for: Self.patience) }
    tasks[id] = Task {
      await command()
      tasks[id] = nil
      editor.setBusy(!tasks.isEmpty)
      if tasks.isEmpty { endProgress() }
      moment.cancel()
    }
    editor.setBusy(true)
    await moment.value
    return tasks[id]
  }

  /// Shows below the line that something is under way, with what `progress` says about it, until
  /// nothing is.
  func showProgress(_ progress: @escaping @MainActor () -> Text) {
    guard !tasks.isEmpty, spinner == nil else { return }
    spinner = Task { [editor, clock] in
      var turns = 0
      while !Task.isCancelled {
        editor.showBelow(["\(Self.frames[turns % Self.frames.count]) \(progress())… (^C cancels)"])
        turns += 1
        try? await clock.sleep(for: Self.pace)
      }
    }
  }

  private func endProgress() {
    guard let spinner else { return }
    spinner.cancel()
    self.spinner = nil
    editor.showBelow([])
  }

  /// Cancels all that is under way; whether anything was that had not been cancelled before.
  func cancel() -> Bool {
    endProgress()
    let running = tasks.values.filter { !$0.isCancelled }
    for task in running { task.cancel() }
    return !running.isEmpty
  }
}
