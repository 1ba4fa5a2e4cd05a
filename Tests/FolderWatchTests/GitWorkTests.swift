import SystemPackage
import TestTools
import Testing

@testable import FolderWatch

@Suite("git at work")
struct GitWorkTests {
  @Test(
    "is known by its lock, which of a linked work tree is in the folder that .git names",
    arguments: [("main/docs", "main/.git"), ("linked/docs", "main/.git/worktrees/linked")])
  func lock(place: String, directory: String) throws {
    let folder = try TemporaryFolder()
    for name in ["main/docs", "main/.git/worktrees/linked", "linked/docs"] {
      try folder.makeFolder(name)
    }
    try folder.write("gitdir: ../main/.git/worktrees/linked\n", to: "linked/.git")
    let path = FilePath(folder.path(of: place))
    let repository = try #require(GitRepository(around: path))
    #expect(!repository.isAtWork)
    try folder.write("", to: "\(directory)/index.lock")
    #expect(repository.isAtWork)
  }
}
