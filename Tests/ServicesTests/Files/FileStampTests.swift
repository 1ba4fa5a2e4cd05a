import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("The stamp of a file")
struct FileStampTests {
  private func stamp(_ folder: TemporaryFolder, _ name: String = "tea.md") -> FileStamp? {
    FileStamp(of: FilePath(folder.path(of: name)))
  }

  @Test("stays while nobody writes")
  func same() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Tea", to: "tea.md")
      #expect(stamp(folder) != nil)
      #expect(stamp(folder) == stamp(folder))
    }
  }

  @Test("moves when the size does, or when another file takes its name")
  func changed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Tea", to: "tea.md")
      let first = stamp(folder)
      try folder.write("Teas", to: "tea.md")
      let second = stamp(folder)
      #expect(second != first)
      try folder.write("Beer", to: "other.md")
      try folder.move("other.md", to: "tea.md")
      #expect(stamp(folder) != second)
    }
  }

  @Test("is none where there is no file")
  func missing() async throws {
    try await TemporaryFolder.with { folder in
      #expect(stamp(folder) == nil)
    }
  }
}
