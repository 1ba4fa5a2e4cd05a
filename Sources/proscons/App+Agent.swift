import AgentInterface
import BusinessLogic
import Prompt
import Services
import Threads
import UI

/// The server for agents: `proscons PATH mcp`.
extension App {
  static let agentWord = "mcp"

  /// Serves an agent on the standard streams until the input ends.
  func runAgent() async throws(CommandError) {
    let mode = try AgentMode(launch.words.dropFirst())
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
    let proposals = Environment.proposals(to: folder?.path ?? path, reporting: report)
    let drafts = mode.author.flatMap { proposals?.of($0) }
    if mode.author != nil, drafts == nil { throw CommandError("a proposal needs a home directory") }
    let (workers, watched) = Workers.wrapping(
      files, savingIn: drafts, DocumentExport(reporting: report), faults: faults,
      hearing: { nil }, in: nil)
    let store = DecisionStore(worker: workers.editing)
    let agent = Agent(
      decisions: workers.decisions, searching: workers.searching, exports: workers.exports,
      watching: WatchingViewModel(watched, telling: store),
      at: Seat(Author(mode.author ?? "agent"), at: store), folder: folder?.name,
      version: Proscons.version, mode: mode.access)
    await AgentServer(agent, on: LinePipe(input: STDIN_FILENO, output: STDOUT_FILENO)).run()
    files.close()
  }
}

/// What an agent may do, by the words behind `mcp`.
@MainActor
private struct AgentMode {
  let access: Agent.Access
  /// Whose proposal the edits are; `nil` if they are written to the files.
  let author: String?

  init(_ words: ArraySlice<String>) throws(CommandError) {
    switch (words.first, words.dropFirst().first) {
    case (nil, _): (access, author) = (.writes, nil)
    case ("--read-only", nil): (access, author) = (.reads, nil)
    case ("--propose", let name) where words.count < 3 && name?.hasPrefix("-") != true:
      (access, author) = (.proposes, slug(name ?? "agent"))
    default:
      throw CommandError("expected --read-only or --propose [NAME] behind `\(App.agentWord)`")
    }
  }
}
