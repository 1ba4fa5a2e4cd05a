import AgentInterface
import BusinessLogic
import Prompt
import Services
import Threads
import UI

/// The server for agents: `proscons PATH mcp`.
extension App {
  static let agentWord = "mcp"
  static let readOnlyWord = "--read-only"

  /// Serves an agent on the standard streams until the input ends.
  func runAgent() async throws(CommandError) {
    let known = [Self.readOnlyWord]
    if let word = launch.words.dropFirst().first(where: { !known.contains($0) }) {
      throw CommandError("unexpected argument \"\(word)\": `\(Self.agentWord)` takes \(known[0])")
    }
    guard let path = launch.path, access(path, F_OK) == 0 else {
      throw CommandError("there is no file or folder \"\(launch.path ?? "")\"")
    }
    // A client that has gone ends the server by an error of its writing.
    signal(SIGPIPE, SIG_IGN)
    let folder = DecisionFolder.inside(path)
    let streams = StandardStreams()
    let report: @Sendable (String) -> Void = { streams.write("\($0)\n", to: .error) }
    let files = FileDecisions(
      path: folder?.path ?? path, today: WallClock.date, reporting: report)
    let (workers, watched) = Workers.wrapping(
      files, DocumentExport(reporting: report), faults: faults, hearing: { nil }, in: nil)
    let store = DecisionStore(worker: workers.editing)
    let agent = Agent(
      decisions: workers.decisions, searching: workers.searching, exports: workers.exports,
      watching: WatchingViewModel(watched, telling: store),
      at: Seat(Author("agent"), at: store), folder: folder?.name, version: Proscons.version,
      isReadOnly: launch.words.contains(Self.readOnlyWord))
    await AgentServer(agent, on: LinePipe(input: STDIN_FILENO, output: STDOUT_FILENO)).run()
    files.close()
  }
}
