import SystemPackage
import TestSupport
import Testing

@testable import FolderWatch
@testable import Services

@Suite("Decisions that are watched")
struct WatchedTreeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folders below the root, each with whether a new subfolder of it is watched.
  private func folders() -> [String: Bool] {
    let root = FilePath(folder.path)
    let folders = WatchedTree.decisions.folders(root).map { folder in
      var path = folder.path
      return path.removePrefix(root) ? (path.string, folder.hasSubfolders) : ("elsewhere", false)
    }
    return Dictionary(folders) { $1 }
  }

  @Test("are those in subfolders, too, as far as decisions are looked for in them")
  func subfolders() throws {
    try folder.makeFolder("a/b/c/d")
    try folder.makeFolder("images")
    #expect(folders() == ["": true, "a": true, "a/b": true, "a/b/c": false])
  }

  @Test("are none in a repository's subfolders but for HEAD, the branch")
  func repository() throws {
    try folder.makeFolder("a")
    try folder.makeFolder(".git")
    #expect(folders() == ["": false, ".git": false])
  }

  @Test(
    "are no other files",
    arguments: [".0001-a.md.proscons", ".0001-a.md.swp", "0001-a.md~", "4913", ".hidden.md", "a"])
  func noDecision(name: String) {
    #expect(!WatchedTree.decisions.isFile(name))
  }

  @Test("are all Markdown files", arguments: ["0001-a.md", "b.MD", "c.markdown"])
  func decision(name: String) {
    #expect(WatchedTree.decisions.isFile(name))
  }
}
