import Prompt

/// The running commands of a terminal session.
///
/// A quick command finishes before the next prompt appears. A slower one lets the prompt come back,
/// and its answer appears above the prompt; until then ^C cancels it.
final class LiveWork {
  /// The time a command may take before the progress appears.
  static let patience = Duration.milliseconds(200)
  static let pace = Duration.milliseconds(100)

  // ASCII characters exist in every font.
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

  /// Starts `command`; returns the task if it is still running when its time is up.
  func run(_ command: @escaping @MainActor () async -> Void) async -> Task<Void, Never>? {
    started += 1
    let id = started
    let moment = Task { [clock] in try? await clock.pause(for: Self.patience) }
    tasks[id] = Task {
      await command()
      tasks[id] = nil
      editor.setBusy(!tasks.isEmpty)
      if tasks.isEmpty { endProgress() }
      moment.cancel()
    }
    // A command that never waits has finished by now: keys typed after `quit` stay in the terminal.
    await Task.yield()
    if tasks[id] != nil { editor.setBusy(true) }
    await moment.value
    return tasks[id]
  }

  /// Shows a spinner and the text of `progress` below the line while commands are running.
  func showProgress(_ progress: @escaping @MainActor () -> Text) {
    guard !tasks.isEmpty, spinner == nil else { return }
    spinner = Task { [editor, clock] in
      var turns = 0
      while !Task.isCancelled {
        let frame = Self.frames[turns % Self.frames.count]
        let line: Text = "\(frame) \(progress())… (^C cancels)"
        editor.set { $0.below = [line] }
        turns += 1
        try? await clock.pause(for: Self.pace)
      }
    }
  }

  private func endProgress() {
    guard let spinner else { return }
    spinner.cancel()
    self.spinner = nil
    editor.set { $0.below = [] }
  }

  func cancel() -> Bool {
    endProgress()
    let running = tasks.values.filter { !$0.isCancelled }
    for task in running { task.cancel() }
    return !running.isEmpty
  }
}
