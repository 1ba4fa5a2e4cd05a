import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Files that are watched", .timeLimit(.minutes(5)))
struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("docs/adr")
    try folder.write("# A\n", to: "docs/adr/1.md")
  }

  /// Watches `name`, makes each change in turn, and returns the state after the last.
  ///
  /// Waits for the report of each change; one that isn't reported ends in the time limit.
  private func state(
    watching name: String = "docs/adr", after changes: [() throws -> Void]
  ) async throws -> SourceState {
    let files = FileDecisions(path: folder.path(of: name)) { "2026-01-31" }
    var states = try await files.states().makeAsyncIterator()
    var state = try #require(await states.next())
    for change in changes {
      try change()
      state = try #require(await states.next())
    }
    return state
  }

  private func file(_ name: String) -> String { "docs/adr/\(name)" }

  @Test("tell nothing but that they are there until something happens")
  func idle() async throws {
    #expect(try await state(after: []) == SourceState())
  }

  @Test("tell of an edit in place, a rename into place, a new file, a deleted one and a mode")
  func changes() async throws {
    let state = try await state(after: [
      { try folder.write("# B\n", to: file("1.md")) },
      {
        try folder.write("# C\n", to: file(".1.md.tmp"))
        try folder.move(file(".1.md.tmp"), to: file("1.md"))
      },
      { try folder.write("# D\n", to: file("2.md")) },
      { folder.delete(file("2.md")) },
      { chmod(folder.path(of: file("1.md")), 0o600) },
    ])
    #expect(state.changes >= 5)
    #expect(state.trouble == nil)
  }

  @Test("tell of another folder that takes the place of theirs, and of changes in it")
  func replaced() async throws {
    try folder.makeFolder("other")
    try folder.write("# B\n", to: "other/1.md")
    let state = try await state(after: [
      {
        try folder.move("docs/adr", to: "old")
        try folder.move("other", to: "docs/adr")
      },
      { try folder.write("# C\n", to: file("1.md")) },
    ])
    #expect(state.trouble == nil)
  }

  @Test("tell of subfolders that come and go, and of changes in them")
  func subfolders() async throws {
    try folder.makeFolder("new/sql")
    try folder.write("# B\n", to: "new/sql/1.md")
    let state = try await state(after: [
      { try folder.makeFolder("docs/adr/backend") },
      { try folder.write("# C\n", to: file("backend/1.md")) },
      { try folder.move("new", to: file("frontend")) },
      { try folder.write("# D\n", to: file("frontend/sql/1.md")) },
      { try folder.makeFolder("docs/adr/deep/deeper/deepest") },
      { try folder.write("# E\n", to: file("deep/deeper/deepest/1.md")) },
      { try folder.move(file("frontend"), to: "old") },
    ])
    #expect(state.changes >= 7)
    #expect(state.trouble == nil)
  }

  @Test("tell of what a link leads to, be it a decision in it or their folder itself")
  func links() async throws {
    try folder.makeFolder("elsewhere")
    try folder.write("# B\n", to: "elsewhere/b.md")
    try folder.makeFolder("other")
    try folder.write("# C\n", to: "other/c.md")
    _ = try folder.makeLink(file("2.md"), to: "../../elsewhere/b.md")
    _ = try folder.makeLink("link", to: "docs/adr")
    let state = try await state(
      watching: "link",
      after: [
        { try folder.write("# D\n", to: "elsewhere/b.md") },
        { try folder.write("# E\n", to: file("1.md")) },
        {
          _ = try folder.makeLink("new", to: "other")
          try folder.move("new", to: "link")
        },
        { try folder.write("# F\n", to: "other/c.md") },
      ])
    #expect(state.trouble == nil)
  }

  @Test("tell once that their folder has gone, whoever on the way to it, and that it is back")
  func goneAndBack() async throws {
    let path = folder.path(of: "docs/adr")
    let gone = try await state(after: [{ try folder.move("docs", to: "away") }])
    #expect(gone == SourceState(changes: 1, trouble: "\(path) doesn't exist"))
    try folder.move("away", to: "docs")
    let back = try await state(after: [
      { try folder.move("docs/adr", to: "docs/away") },
      { try folder.move("docs/away", to: "docs/adr") },
      { try folder.write("# B\n", to: file("1.md")) },
    ])
    #expect(back.trouble == nil)
  }

  @Test("tell of a folder that appears where none was")
  func appears() async throws {
    let state = try await state(
      watching: "new/adr", after: [{ try folder.move("docs", to: "new") }])
    #expect(state.trouble == nil)
  }

  @Test("tell that they may not be read any more", .enabled(if: geteuid() != 0, "root may"))
  func forbidden() async throws {
    let path = folder.path(of: "docs/adr")
    defer { chmod(path, 0o755) }
    let state = try await state(after: [{ folder.forbid("docs/adr") }])
    #expect(state.trouble == "\(path) can't be read (permission denied)")
    chmod(path, 0o755)
    let back = try await self.state(after: [{ chmod(path, 0o755) }])
    #expect(back.trouble == nil)
  }

  @Test("tell of one file alone, and of what a link to it leads to")
  func oneFile() async throws {
    _ = try folder.makeLink("link.md", to: "docs/adr/1.md")
    try folder.write("# B\n", to: "2.md")
    let state = try await state(
      watching: "link.md",
      after: [
        { try folder.write("# C\n", to: file("1.md")) },
        {
          _ = try folder.makeLink("new.md", to: "2.md")
          try folder.move("new.md", to: "link.md")
        },
        { try folder.write("# D\n", to: "2.md") },
      ])
    #expect(state.trouble == nil)
    let gone = try await self.state(watching: "2.md", after: [{ folder.delete("2.md") }])
    #expect(gone.trouble == "\(folder.path(of: "2.md")) doesn't exist")
  }

  @Test("tell of a hundred files as of one change, as long as git is at work")
  func git() async throws {
    try folder.makeFolder(".git")
    try folder.write("", to: ".git/index.lock")
    let files = FileDecisions(path: folder.path(of: "docs/adr")) { "2026-01-31" }
    var states = try await files.states().makeAsyncIterator()
    _ = await states.next()
    for number in 1...100 { try folder.write("# \(number)\n", to: file("\(number).md")) }
    folder.delete(".git/index.lock")
    #expect(await states.next() == SourceState(changes: 1))
  }

  @Test("tell no state between those that an editor goes through")
  func editor() async throws {
    // Each begins with a missing or an empty file, and ends with a complete one.
    let state = try await state(
      watching: file("1.md"),
      after: [
        {
          try folder.move(file("1.md"), to: file("1.md~"))
          try folder.write("# B\n", to: file("1.md"))
        }
      ])
    #expect(state == SourceState(changes: 1, keys: state.keys))
  }

  @Test("tell nothing of a file that was emptied until it is filled")
  func filled() async throws {
    let files = FileDecisions(path: folder.path(of: "docs/adr")) { "2026-01-31" }
    var states = try await files.states().makeAsyncIterator()
    _ = await states.next()
    let emptied = try #require(fopen(folder.path(of: file("1.md")), "we"))
    fputs("# B\n\n## Pros\n\n- one\n", emptied)
    fclose(emptied)
    let state = await states.next()
    #expect(state == SourceState(changes: 1, keys: state?.keys))
    #expect(try await files.getDecision("1").title == "B")
  }

  @Test("can be watched any number of times, one after the other")
  func noLeak() async throws {
    // More than the system's limit (128 inotify instances on Linux), in case one leaks.
    for _ in 0..<150 { _ = try await state(after: []) }
  }
}
