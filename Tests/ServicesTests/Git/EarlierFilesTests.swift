import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing

@Suite("Files of an earlier commit", .timeLimit(.minutes(5)))
struct EarlierFilesTests {
  private let folder: TemporaryFolder
  private let service: FileDecisions

  init() async throws {
    folder = try TemporaryFolder()
    service = FileDecisions(path: folder.path) { "2026-01-31" }
    try await folder.git(["init", "--quiet"])
  }

  private func commit(_ text: String, _ name: String) async throws {
    try folder.write(text, to: name)
    try await folder.git(["add", "."])
    try await folder.git(["commit", "--quiet", "--message=One"])
  }

  @Test("are not read as Markdown if their names say otherwise, in any case")
  func otherFormat() async throws {
    try await commit("# Tea\n\n## Pros\n\n- warm\n", "tea.ADOC")
    folder.delete("tea.ADOC")
    #expect(try await service.getChanges(between: Revisions("HEAD")).changes.map(\.before) == [nil])
  }

  @Test("are read even where a name has two lines")
  func twoLines() async throws {
    try await commit("# Tea\n\n## Pros\n\n- warm\n", "0001-tea\ntime.md")
    try await commit("# Milk\n\n## Pros\n\n- white\n", "0002-milk.md")
    for name in ["0001-tea\ntime.md", "0002-milk.md"] { folder.delete(name) }
    let changes = try await service.getChanges(between: Revisions("HEAD")).changes
    #expect(changes.map(\.before?.title) == ["Tea", "Milk"])
  }

  @Test("are read even beside a link whose name has two lines")
  func link() async throws {
    try folder.makeLink("0001-tea\ntime.md", to: "0002-milk.md")
    try await commit("# Milk\n\n## Pros\n\n- white\n", "0002-milk.md")
    for name in ["0001-tea\ntime.md", "0002-milk.md"] { folder.delete(name) }
    let changes = try await service.getChanges(between: Revisions("HEAD")).changes
    #expect(changes.map(\.before?.title) == ["Milk"])
  }
}
