import BusinessLogic
import Services
import TestSupport
import Testing

@Suite("Files that git changes", .timeLimit(.minutes(5)))
struct GitWatchTests {
  private let folder: TemporaryFolder

  /// Creates a repository with forty decisions, each of which differs on the branch `other`.
  init() async throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("project/adr")
    try await git("init", "--quiet", "--initial-branch=main")
    try write("Tea")
    try await commit()
    try await git("checkout", "--quiet", "-b", "other")
    try write("Coffee")
    try await commit()
    try await git("checkout", "--quiet", "main")
  }

  private func write(_ title: String, to numbers: ClosedRange<Int> = 1...40) throws {
    for number in numbers {
      try folder.write(
        "# \(title)\n\n## Pros\n\n- \(number)\n", to: "project/adr/\(1000 + number).md")
    }
  }

  private func commit() async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message=Change")
  }

  private func git(_ arguments: String..., in place: String = "project") async throws {
    let run = try await folder.git(arguments, in: place)
    try #require(run.status == .exited(0), "\(run.errorText)")
  }

  /// Returns the state that `work` leads to and the titles of the decisions then, followed by the
  /// number of changes after one more change.
  private func received(
    in place: String = "project", of work: () async throws -> Void
  ) async throws -> (state: SourceState?, later: Int?, titles: Set<String>) {
    let files = FileDecisions(path: folder.path(of: "\(place)/adr")) { "2026-01-31" }
    var states = try await files.states().makeAsyncIterator()
    _ = await states.next()
    try await work()
    let state = await states.next()
    let titles = Set(try await files.getDecisions().map(\.title))
    try folder.write("# Last\n\n## Pros\n\n- a\n", to: "\(place)/adr/0001.md")
    return (state, await states.next()?.changes, titles)
  }

  @Test("are one change when it checks out forty of them")
  func checkout() async throws {
    let received = try await received { try await git("checkout", "--quiet", "other") }
    #expect(received.state == SourceState(changes: 1))
    #expect(received.later == 2)
    #expect(received.titles == ["Coffee"])
  }

  @Test("are one change in a work tree that is linked to the repository")
  func linked() async throws {
    try await git("worktree", "add", "--quiet", "../linked", "other")
    let received = try await received(in: "linked") {
      try await git("checkout", "--quiet", "--detach", "main", in: "linked")
    }
    #expect(received.state == SourceState(changes: 1))
    #expect(received.later == 2)
    #expect(received.titles == ["Tea"])
  }

  @Test("are told as they are in the end when it goes through several states of them")
  func rebase() async throws {
    for number in 1...5 {
      try write("Milk", to: number...number)
      try await commit()
    }
    try await git("checkout", "--quiet", "-b", "third", "main~5")
    try write("Water", to: 20...40)
    try await commit()
    let received = try await received {
      try await git("rebase", "--quiet", "main")
      try await git("reset", "--quiet", "--hard", "other")
    }
    #expect(received.state?.trouble == nil)
    #expect(received.titles == ["Coffee"])
  }

  @Test("are told all the same when a git that was killed has left its lock behind")
  func staleLock() async throws {
    try folder.write("", to: "project/.git/index.lock")
    let received = try await received { try write("Milk") }
    #expect(received.state == SourceState(changes: 1, keys: received.state?.keys))
    #expect(received.later == 2)
    #expect(received.titles == ["Milk"])
  }
}
