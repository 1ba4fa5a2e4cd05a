import BusinessLogic
import Services
import Testing

@Suite("Decisions in files")
struct FileDecisionsTests {
  private func markdown(_ title: String, _ pro: String = "Warm") -> String {
    "# \(title)\n\n## Pros\n\n* \(pro)\n"
  }

  @Test("are those of a folder, by name; hidden and other files are none")
  func folder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("0002-milk.md", markdown("Milk"))
      try folder.write("0001-tea.MD", markdown("Tea"))
      try folder.write("beer.markdown", markdown("Beer"))
      try folder.write(".hidden.md", markdown("Hidden"))
      try folder.write("notes.txt", markdown("Notes"))
      let files = FileDecisions(path: folder.path) { "2026-01-31" }
      #expect(try await files.getDecisions().map(\.key) == ["0001", "0002", "beer"])
      #expect(try await files.getDecisions().map(\.title) == ["Tea", "Milk", "Beer"])
      #expect(files.onlyKey == nil)
    }
  }

  @Test("are one if the path is a file, or a link to one")
  func oneFile() async throws {
    try await TemporaryFolder.with { folder in
      let path = try folder.write("0001-tea.md", markdown("Tea"))
      let link = try folder.link("link.md", to: path)
      let files = FileDecisions(path: path) { "2026-01-31" }
      #expect(files.onlyKey == "0001")
      #expect(try await files.getDecision("0001").title == "Tea")
      #expect(try await FileDecisions(path: link) { "2026-01-31" }.getDecision("link").title == "Tea")
    }
  }

  @Test("are read again when they have changed")
  func changed() async throws {
    try await TemporaryFolder.with { folder in
      let path = try folder.write("tea.md", markdown("Tea", "Warm"))
      let files = FileDecisions(path: path) { "2026-01-31" }
      #expect(try await files.getDecision("tea").options[0].advantages.map(\.text) == ["Warm"])
      try folder.write("new.md", markdown("Tea", "Cold"))
      try folder.rename("new.md", to: "tea.md")
      #expect(try await files.getDecision("tea").options[0].advantages.map(\.text) == ["Cold"])
    }
  }

  @Test("are looked for anew whenever they are listed")
  func comingAndGoing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("tea.md", markdown("Tea"))
      let files = FileDecisions(path: folder.path) { "2026-01-31" }
      #expect(try await files.getDecisions().map(\.key) == ["tea"])
      try folder.write("milk.md", markdown("Milk"))
      #expect(try await files.getDecisions().map(\.key) == ["milk", "tea"])
      folder.delete("tea.md")
      #expect(try await files.getDecisions().map(\.key) == ["milk"])
    }
  }

  @Test("that can't be understood are listed with the reason, beside the others")
  func troubleInList() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("a.md", "")
      try folder.write("b.md", "# Nothing\n\nto weigh here\n")
      try folder.write("c.md", markdown("Tea"))
      _ = try folder.folder("d.md")
      let entries = try await FileDecisions(path: folder.path) { "2026-01-31" }.getDecisions()
      #expect(
        entries.map(\.trouble) == [
          "is empty", "holds no pros and no cons", nil, "is not a regular file",
        ])
      #expect(entries.map(\.title) == ["a", "b", "Tea", "d"])
    }
  }
}
