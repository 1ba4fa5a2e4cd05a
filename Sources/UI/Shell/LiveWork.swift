/// The commands that are under way at a terminal.
///
/// A command has a moment to itself, so that its answer stands before the next prompt. If it takes
/// longer, the prompt comes back and the answer appears above it whenever it is there; until then
/// ^C cancels.
final class LiveWork {
  /// How long a command may take before the person is told that it is loading.
  static let patience = Duration.milliseconds(200)

  private let editor: any LiveEditor
  private let clock: any Clock<Duration>
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var started = 0

  init(editor: any LiveEditor, clock: any Clock<Duration>) {
    self.editor = editor
    self.clock = clock
  }

  /// Starts `command` and returns when it is done, or after the moment it has; whether it is done.
  func run(_ command: @escaping @MainActor () async -> Void) async -> Bool {
    started += 1
    let id = started
    let moment = Task { [clock] in try? await clock.sleep(for: Self.patience) }
    tasks[id] = Task {
      await command()
      tasks[id] = nil
      editor.setBusy(!tasks.isEmpty)
      moment.cancel()
    }
    editor.setBusy(true)
    await moment.value
    return tasks[id] == nil
  }

  /// Cancels all that is under way; whether anything was.
  func cancel() -> Bool {
    for task in tasks.values { task.cancel() }
    return !tasks.isEmpty
  }
}
