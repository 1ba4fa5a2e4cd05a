import TestSupport
import Testing

@Suite("--merge as git's merge driver", .timeLimit(.minutes(5)))
struct MergeTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write("*.md merge=proscons\n", to: ".gitattributes")
    try await git("init", "--quiet", "--initial-branch=main")
    try await git("config", "merge.proscons.driver", "'\(Program.path())' --merge %O %A %B")
    try await commit(["warm"])
  }

  /// Writes a decision with these pros and commits it.
  private func commit(_ pros: [String]) async throws {
    try folder.write(
      "# Tea\n\n## Pros\n\n" + pros.map { "- \($0)\n" }.joined(), to: "0001-tea.md")
    try await git("add", ".")
    try await git("commit", "--quiet", "--message=Change")
  }

  @discardableResult
  private func git(_ arguments: String...) async throws -> Transcript {
    try await folder.git(arguments)
  }

  /// Merges a branch on which others committed these pros.
  private func merge(ours: String..., theirs: String...) async throws -> Transcript {
    try await git("checkout", "--quiet", "-b", "other")
    try await commit(theirs)
    try await git("checkout", "--quiet", "main")
    try await commit(ours)
    return try await git("merge", "--quiet", "--no-edit", "other")
  }

  private var text: String {
    get throws { try folder.text(of: "0001-tea.md") }
  }

  @Test("merges branches that added arguments to one list")
  func added() async throws {
    let run = try await merge(ours: "warm", "cheap", theirs: "warm <!-- weight: 3 -->", "wet")
    #expect(run.status == .exited(0))
    #expect(try text == "# Tea\n\n## Pros\n\n- warm <!-- weight: 3 -->\n- cheap\n- wet\n")
  }

  @Test("leaves a true conflict for you, and check tells of the driver only where git has none")
  func conflict() async throws {
    let run = try await merge(ours: "hot", theirs: "cold")
    #expect(run.status == .exited(1))
    #expect(try text.contains("<<<<<<< ours\n- hot\n=======\n- cold\n>>>>>>> theirs\n"))
    func check() async throws -> (finding: Bool, note: Bool) {
      let check = try await Transcript.of(arguments: [folder.path, "-c", "check"])
      return (
        check.text.contains("0001-tea.md:5: error: "),
        check.text.split(separator: "\n").contains { $0.hasPrefix("note: ") }
      )
    }
    #expect(try await check() == (true, false))
    let flip = try await Transcript.of(arguments: [folder.path, "--at", "/1/flip", "-c", "show"])
    #expect(flip.errorText.contains("No totals: the file has a merge conflict on line 5"))
    try await git("merge", "--abort")
    try await git("config", "--unset", "merge.proscons.driver")
    try await git("merge", "--quiet", "other")
    #expect(try text.contains("<<<<<<< HEAD"))
    #expect(try await check() == (true, true))
    try await git("config", "merge.proscons.driver", "proscons --merge %O %A %B")
    #expect(try await check() == (true, false))
  }

  @Test("says which file it can't read, and leaves yours as it is")
  func unreadable() async throws {
    try folder.write("a", to: "a.md")
    try folder.write(bytes: [0], to: "b.md")
    let run = try await Transcript.of(
      arguments: ["--merge"] + ["a.md", "a.md", "b.md"].map(folder.path(of:)))
    #expect(run.errorText.contains("b.md holds binary data"))
    #expect(run.status == .exited(129))
    #expect(try folder.read("a.md") == Array("a".utf8))
    let few = try await Transcript.of(arguments: ["--merge", "a.md"])
    #expect(few.errorText.contains("--merge takes three files"))
  }
}
