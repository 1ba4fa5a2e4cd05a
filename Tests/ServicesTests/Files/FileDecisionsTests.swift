import BusinessLogic
import Decisions
import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("Decisions in files")
struct FileDecisionsTests {
  private func markdown(_ title: String, _ pro: String = "Warm") -> String {
    "# \(title)\n\n## Pros\n\n* \(pro)\n"
  }

  @Test("says that its folder has vanished")
  func vanished() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.makeFolder("decisions")
    try folder.write(markdown("Tea"), to: "decisions/tea.md")
    let files = FileDecisions(path: path) { "2026-01-31" }
    _ = try await files.getDecision("tea")
    try folder.move("decisions", to: "elsewhere")
    let missing = FileTrouble(FilePath(path), .missing)
    await #expect(throws: missing) { try await files.getDecision("tea") }
    await #expect(throws: missing) { try await files.getDecisions() }
    await #expect(throws: missing) {
      try await files.locked([nil]) { try await files.create(title: "Coffee", as: nil) }
    }
  }

  @Test("are those of a folder, by name; hidden and other files are none")
  func folder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(markdown("Milk"), to: "0002-milk.md")
      try folder.write(markdown("Tea"), to: "0001-tea.MD")
      try folder.write(markdown("Beer"), to: "beer.markdown")
      try folder.write(markdown("Hidden"), to: ".hidden.md")
      try folder.write(markdown("Notes"), to: "notes.txt")
      let files = FileDecisions(path: folder.path) { "2026-01-31" }
      #expect(try await files.getDecisions().map(\.key) == ["0001", "0002", "beer"])
      #expect(try await files.getDecisions().map(\.title) == ["Tea", "Milk", "Beer"])
      #expect(files.onlyKey == nil)
    }
  }

  @Test("are one if the path is a file, or a link to one")
  func oneFile() async throws {
    try await TemporaryFolder.with { folder in
      let path = try folder.write(markdown("Tea"), to: "0001-tea.md")
      let link = try folder.makeLink("link.md", to: path)
      let files = FileDecisions(path: path) { "2026-01-31" }
      #expect(files.onlyKey == "0001")
      #expect(try await files.getDecision("0001").title == "Tea")
      #expect(
        try await FileDecisions(path: link) { "2026-01-31" }.getDecision("link").title == "Tea")
    }
  }
}
