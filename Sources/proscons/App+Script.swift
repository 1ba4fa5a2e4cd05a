import Prompt
import Threads
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
      terminal.tell(error)
      return false
    }
    terminal.lineSource = launch.file
    let stage = stage(on: terminal, isScript: true)
    let shell = await Shell(
      session(at: launch.path, on: stage, writer: nil, watches: nil), script: script, limit: limit)
    let isPipe = !launch.hasCommands && !launch.isTour
    if let route = launch.route, await !shell.begin(at: route, silently: !isPipe) {
      streams.flush()
      return false
    }
    let hasSucceeded = await shell.run(opening: nil)
    return streams.finish(reading: script.failure) && hasSucceeded
  }

  private func script(
    beforeWaiting wait: @escaping () -> Void
  ) throws(CommandError) -> ScriptLines {
    // On a path that doesn't exist, the start screen says so, and no command runs.
    if let path = launch.path, access(path, F_OK) != 0 { return ScriptLines([]) }
    if let file = launch.file { return try ScriptLines(file: file, beforeWaiting: wait) }
    return launch.hasCommands || launch.isTour
      ? ScriptLines((launch.isTour ? ["tour"] : []) + launch.commands, words: launch.words)
      : ScriptLines(STDIN_FILENO, beforeWaiting: wait)
  }
}
