import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("A file that is saved in place", .timeLimit(.minutes(5)))
struct SavedInPlaceTests {
  @Test("is not read as the empty one that it is before it is filled")
  func filled() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path(of: "tea.md"))
    var isFilled = false
    // On a slow machine, the file may no longer be fresh when it is read.
    while !isFilled {
      try folder.write("", to: "tea.md")
      let bytes = try? DecisionFile.bytes(of: path) {
        isFilled = (try? folder.write("# Tea", to: "tea.md")) != nil
      }
      #expect(bytes == (isFilled ? Array("# Tea".utf8) : nil))
    }
  }

  @Test("is empty if it stays so")
  func empty() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("", to: "tea.md"))
    #expect(throws: FileTrouble(path, .empty)) { try DecisionFile.bytes(of: path) }
  }
}
