import SystemPackage
import TestSupport
import Testing
import Threads

@testable import Services

@Suite("A file that is saved in place again and again", .timeLimit(.minutes(5)))
struct SavedInPlaceTests {
  @Test("is never read as the empty one that it is in between")
  func neverEmpty() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# Tea\n", to: "tea.md")
    let isOver = Locked(false)
    try OwnThread.start {
      for _ in 0..<2000 { try? FileBytes.write(Array("# Tea\n".utf8), to: path) }
      isOver.withLock { $0 = true }
    }
    while !isOver.withLock({ $0 }) {
      #expect(throws: Never.self) { try DecisionFile.bytes(of: FilePath(path)) }
    }
  }

  @Test("is empty if it stays so")
  func empty() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("", to: "tea.md"))
    #expect(throws: FileTrouble(path, .empty)) { try DecisionFile.bytes(of: path) }
  }
}
