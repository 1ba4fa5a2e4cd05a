import CLibrary
import Prompt
import UI

extension App {
  /// Runs the commands of a pipe, a file or the command line; returns whether all succeeded.
  func runScript() async -> Bool {
    // The parent process may have ignored SIGPIPE, but a closed pipe should end a script.
    signal(SIGPIPE, SIG_DFL)
    let streams = StandardStreams(columns: Environment.columns)
    let terminal = Terminal(streams, as: appearance)
    let script: ScriptLines
    do throws(CommandError) {
      script = try self.script(beforeWaiting: streams.flush)
    } catch {
      terminal.report(error)
      return false
    }
    if let nearby = launch.decisionsNearby {
      terminal.report("\(nearby.fact): `proscons \(Launch.quoted([nearby.path]))`")
    }
    terminal.lineSource = launch.file
    let stage = stage(on: terminal, isScript: true)
    let shell = await Shell(
      session(at: launch.path, on: stage, textEditor: nil, watches: nil), script: script,
      limit: limit, clock: clock)
    if let route = launch.route, hasPath, await !shell.begin(at: route) {
      streams.flush()
      return false
    }
    let hasSucceeded = await shell.run(opening: nil)
    guard let file = launch.file else {
      return streams.finish(reading: script.failure) && hasSucceeded
    }
    if script.failure != 0 { terminal.report(CommandError.unreadable(file, script.failure)) }
    return streams.finish() && script.failure == 0 && hasSucceeded
  }

  /// Runs the startup file, if there is one.
  func begin(_ shell: Shell, on terminal: Terminal, with path: String?) async {
    var file = stat()
    guard let path, lstat(path, &file) == 0 else { return }
    do throws(CommandError) {
      guard stat(path, &file) == 0 else { throw .unreadable(path, errno) }
      guard file.st_size <= 1 << 20 else { throw .unreadable(path, EFBIG) }
      // A pipe that nobody writes to must not keep the session from beginning.
      let file = try ScriptLines(file: path, O_NONBLOCK) {}
      await shell.begin(with: file, at: path)
      if file.failure != 0 { throw .unreadable(path, file.failure) }
    } catch {
      terminal.report(CommandError("\(error); --no-init leaves it out"))
    }
  }

  /// Whether there is something at the path, if one is given.
  private var hasPath: Bool { launch.path.map { access($0, F_OK) == 0 } ?? true }

  private func script(
    beforeWaiting wait: @escaping () -> Void
  ) throws(CommandError) -> ScriptLines {
    // On a path that doesn't exist, the start screen says so, and no command runs.
    guard hasPath else { return ScriptLines([]) }
    if let file = launch.file, file != "-" {
      return try ScriptLines(file: file, beforeWaiting: wait)
    }
    return launch.file == nil && launch.hasCommands || launch.isTour
      ? ScriptLines((launch.isTour ? ["tour"] : []) + launch.commands, words: launch.words)
      : ScriptLines(STDIN_FILENO, beforeWaiting: wait)
  }
}

extension ScriptLines {
  /// Reads a file, which may be a pipe. Throws if it can't be opened.
  fileprivate convenience init(
    file path: String, _ flags: Int32 = 0, beforeWaiting: @escaping () -> Void
  ) throws(CommandError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard file >= 0 else { throw .unreadable(path, errno) }
    self.init(file, beforeWaiting: beforeWaiting)
  }
}

extension CommandError {
  fileprivate static func unreadable(_ path: String, _ reason: Int32) -> CommandError {
    CommandError("can't read \(path): \(String(cString: strerror(reason)))")
  }
}
