import AgentInterface
import BusinessLogic
import CLibrary
import Prompt
import Services
import Threads
import UI

/// The server for agents: `proscons PATH mcp`.
extension App {
  static let agentWord = "mcp"

  func runAgent() async throws(CommandError) {
    try launch.expectServer(Self.agentWord)
    let (access, author, yieldsToPrompt) = try Agent.Access.told(by: launch.words.dropFirst())
    let (path, folder, files, disk) = try servedFiles(on: StandardStreams())
    let proposals = Environment.proposals(to: path, on: disk)
    func agent(_ access: Agent.Access, _ author: String, in drafts: SavedDrafts? = nil) -> Agent {
      let (workers, watched) = Workers.wrapping(
        files, savingIn: drafts, on: disk, faults: faults, listener: { nil }, on: threads)
      let store = DecisionStore(worker: workers.editing)
      return Agent(
        decisions: workers.decisions, searching: workers.searching, exports: workers.exports,
        watching: WatchingViewModel(watched, notifying: store),
        at: Seat(Author(author), at: store), folder: folder,
        version: Proscons.version, access: access)
    }
    func proposing(_ author: String) -> Agent? {
      proposals?.of(author).map { agent(.proposes, author, in: $0) }
    }
    guard let served = access == .proposes ? proposing(author) : agent(access, author) else {
      throw CommandError("a proposal needs a home directory")
    }
    if yieldsToPrompt {
      var other: Agent?
      served.instead = {
        guard proposals?.isAttended == true else { return nil }
        other = other ?? proposing(author)
        return other
      }
    }
    await AgentServer(served, on: LinePipe(input: STDIN_FILENO, output: STDOUT_FILENO)).run()
    files.close()
  }
}

extension App {
  /// Opens the decisions that a server was started for. Returns their path, the name of their folder if it isn't the
  /// requested one, the files, and their disk. Throws if there is nothing at the path.
  func servedFiles(on streams: StandardStreams) throws(CommandError) -> (
    path: String, folder: String?, FileDecisions, AtomicFile
  ) {
    guard let named = launch.path, access(named, F_OK) == 0 else {
      throw CommandError("there is no file or folder \"\(launch.path ?? "")\"")
    }
    // A client that has gone ends the server by an error of its writing.
    signal(SIGPIPE, SIG_IGN)
    let folder = DecisionFolder.inside(named)
    let path = folder?.path ?? named
    let disk = AtomicFile { streams.write("\($0)\n", to: .error) }
    return (
      path, folder?.name,
      FileDecisions(path: path, stayingInside: true, on: disk, today: WallClock.date), disk
    )
  }
}

@MainActor
extension Agent.Access {
  /// Returns what the words behind `mcp` let an agent do, in whose name, and whether it only
  /// proposes while a prompt has the same path open.
  fileprivate static func told(
    by words: ArraySlice<String>
  ) throws(CommandError) -> (access: Self, author: String, yieldsToPrompt: Bool) {
    let agent = "agent"
    switch (words.first, words.dropFirst().first) {
    case (nil, _): return (.writes, agent, true)
    case ("--read-only", nil): return (.reads, agent, false)
    case ("--write", nil): return (.writes, agent, false)
    case ("--propose", let name) where words.count < 3 && name?.hasPrefix("-") != true:
      let author = slug(name ?? agent)
      if author.isEmpty {
        throw CommandError("the name \"\(name ?? "")\" needs a letter or a digit")
      }
      if author == Command.restWord {
        throw CommandError("`keep \(author)` means the rest of a draft: choose another name")
      }
      return (.proposes, author, false)
    default:
      throw CommandError(
        "expected --read-only, --write or --propose [NAME] behind `\(App.agentWord)`")
    }
  }
}
