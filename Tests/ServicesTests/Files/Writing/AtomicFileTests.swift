import SystemPackage
import TestSupport
import Testing

@testable import Services

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A file that is written whole or not at all")
struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "has the new bytes and keeps its mode", arguments: [0o600, 0o644, 0o755, 0o640] as [UInt16])
  func mode(mode: UInt16) throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chmod(path, mode_t(mode)) == 0)
    try AtomicFile.replace(FilePath(path), with: Array("new".utf8))
    #expect(try folder.read("a.md") == Array("new".utf8))
    #expect(try Stat(FilePath(path)).permissions.rawValue & 0o7777 == mode_t(mode))
  }

  @Test("keeps its owner", .enabled(if: geteuid() == 0, "only root can give files away"))
  func owner() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chown(path, 1234, 2345) == 0)
    try AtomicFile.replace(FilePath(path), with: Array("new".utf8))
    let stat = try Stat(FilePath(path))
    #expect(stat.userID.rawValue == 1234)
    #expect(stat.groupID.rawValue == 2345)
  }

  @Test("is written through a link, which stays a link")
  func link() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(symlink(path, folder.path(of: "link.md")) == 0)
    try AtomicFile.replace(FilePath(folder.path(of: "link.md")), with: Array("new".utf8))
    #expect(try folder.read("a.md") == Array("new".utf8))
    let stat = try Stat(FilePath(folder.path(of: "link.md")), followTargetSymlink: false)
    #expect(stat.type == .symbolicLink)
  }

  @Test("leaves nothing beside it, not even what a crash had left")
  func tidy() throws {
    try folder.write("torn", to: ".a.md.proscons")
    let path = try folder.write("old", to: "a.md")
    try AtomicFile.replace(FilePath(path), with: Array("new".utf8))
    #expect(throws: (any Error).self) { try folder.read(".a.md.proscons") }
  }

  @Test("that is read-only stays as it is, and the trouble names it")
  func readOnly() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chmod(path, 0o444) == 0)
    // Root may write everything; the kernel still refuses a folder that is not there.
    if geteuid() != 0 {
      #expect(throws: FileTrouble(FilePath(path), .unwritable("Permission denied"))) {
        try AtomicFile.replace(FilePath(path), with: [])
      }
    }
    let gone = FilePath(folder.path(of: "gone/a.md"))
    #expect(throws: FileTrouble(gone, .missing)) { try AtomicFile.replace(gone, with: []) }
    #expect(try folder.read("a.md") == Array("old".utf8))
  }

  @Test("that is new never takes the place of another")
  func create() throws {
    let path = FilePath(folder.path(of: "new.md"))
    try AtomicFile.create(path, with: Array("mine".utf8))
    #expect(throws: FileTrouble(path, .exists)) {
      try AtomicFile.create(path, with: Array("yours".utf8))
    }
    #expect(try folder.read("new.md") == Array("mine".utf8))
    #expect(throws: (any Error).self) { try folder.read(".new.md.proscons") }
  }
}
