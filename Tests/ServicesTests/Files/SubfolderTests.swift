import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing

@Suite("Subfolders of decisions")
struct SubfolderTests {
  private let folder: TemporaryFolder
  private let service: FileDecisions

  init() throws {
    folder = try TemporaryFolder()
    service = FileDecisions(path: folder.path) { "2026-01-31" }
    for name in ["backend", "backend/sql", "frontend", "node_modules"] {
      try folder.makeFolder(name)
      try folder.write(
        "# In \(name)\n## Options\n### A\n- Good, because x\n", to: "\(name)/0001-a.md")
    }
    try folder.write("# Top\n## Options\n### A\n- Good, because x\n", to: "0001-top.md")
    try folder.write("# Read me\n", to: "frontend/README.md")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("are listed behind the folder's own files, each with its folder")
  func listed() async throws {
    let all = try await service.getDecisions()
    #expect(all.filter { !$0.isDecision }.map(\.title) == ["frontend/README.md"])
    let entries = all.filter(\.isDecision)
    #expect(
      entries.map(\.number) == ["0001", "backend/0001", "backend/sql/0001", "frontend/0001"])
    #expect(
      entries.map(\.key) == ["0001", "backend-0001", "backend-sql-0001", "frontend-0001"])
    #expect(try await service.getDecision("backend-sql-0001").title == "In backend/sql")
  }

  @Test("number by themselves, so that their numbers aren't used twice")
  func numbers() async throws {
    let files = try await service.getLibrary()
    #expect(files.map(\.number) == [1, 1, 1, 1])
    #expect(Set(files.map(\.path)).count == 4)
  }

  @Test("are edited where they are, and new decisions go to the top")
  func edited() async throws {
    let place = OptionPlace.seen(number: 1, title: "A")
    let edit = Edit.add(.con, text: "y", to: place)
    _ = try await EditingService(service).apply(edit, to: "backend-0001")
    #expect(try text("backend/0001-a.md").hasSuffix("- Bad, because y\n"))
    _ = try await service.create(title: "New", as: nil)
    #expect(try text("0002-new.md").contains("# New"))
  }

  @Test("go on with the numbers where all files share them")
  func shared() async throws {
    try folder.makeFolder("shared")
    try folder.makeFolder("shared/a")
    try folder.write("# T\n* Status: x\n", to: "shared/0001-x.md")
    try folder.write("# T\n* Status: x\n", to: "shared/a/0007-y.md")
    let service = FileDecisions(path: folder.path(of: "shared")) { "2026-01-31" }
    _ = try await service.create(title: "New", as: nil)
    #expect(try text("shared/0008-new.md").contains("# New"))
  }

  @Test("too far down are named below the list")
  func deep() async throws {
    for name in ["a/b/c/d/e", "a/b/c/empty"] { try folder.makeFolder("backend/\(name)") }
    try folder.write("# Deep\n## Options\n### A\n- Good, because x\n", to: "backend/a/b/1.md")
    let heading = try await service.getDecisions(upTo: nil)
    #expect(heading.remarks == ["Skipped, more than 3 folders deep: backend/a/b/c"])
  }

  @Test("are no longer named where a file takes the folder's place")
  func replaced() async throws {
    try folder.makeFolder("all/a/b/c/d/e")
    let service = FileDecisions(path: folder.path(of: "all")) { "2026-01-31" }
    #expect(try await service.getDecisions(upTo: nil).remarks.count == 1)
    try folder.move("all", to: "earlier")
    try folder.write("# Tea\n\n## Pros\n\n- warm\n", to: "all")
    #expect(try await service.getDecisions(upTo: nil).remarks.isEmpty)
  }

  @Test("of a repository are its own affair")
  func repository() async throws {
    try folder.makeFolder(".git")
    #expect(try await service.getDecisions().map(\.key) == ["0001"])
  }
}
