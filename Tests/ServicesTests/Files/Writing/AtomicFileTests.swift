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

  private func replace(_ path: String, with text: String) throws {
    let path = FilePath(path)
    try AtomicFile.replace(path, at: FileStamp(of: path), with: Array(text.utf8))
  }

  @Test("is nothing of what somebody else has written since it was read")
  func changedSince() throws {
    let path = FilePath(try folder.write("old", to: "a.md"))
    let stamp = FileStamp(of: path)
    try folder.write("theirs", to: "a.md")
    #expect(throws: FileTrouble(path, .changedSince)) {
      try AtomicFile.replace(path, at: stamp, with: Array("new".utf8))
    }
    #expect(try folder.read("a.md") == Array("theirs".utf8))
    #expect(throws: (any Error).self) { try folder.read(".a.md.proscons") }
  }

  @Test(
    "has the new bytes and keeps its mode", arguments: [0o600, 0o644, 0o755, 0o640] as [UInt16])
  func mode(mode: UInt16) throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chmod(path, mode_t(mode)) == 0)
    try replace(path, with: "new")
    #expect(try folder.read("a.md") == Array("new".utf8))
    #expect(try Stat(FilePath(path)).permissions.rawValue & 0o7777 == mode_t(mode))
  }

  @Test("keeps its owner", .enabled(if: geteuid() == 0, "only root can give files away"))
  func owner() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chown(path, 1234, 2345) == 0)
    try replace(path, with: "new")
    let stat = try Stat(FilePath(path))
    #expect(stat.userID.rawValue == 1234)
    #expect(stat.groupID.rawValue == 2345)
  }

  @Test("is written through a link, which stays a link")
  func link() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(symlink(path, folder.path(of: "link.md")) == 0)
    try replace(folder.path(of: "link.md"), with: "new")
    #expect(try folder.read("a.md") == Array("new".utf8))
    let stat = try Stat(FilePath(folder.path(of: "link.md")), followTargetSymlink: false)
    #expect(stat.type == .symbolicLink)
  }

  @Test("leaves nothing beside it, not even what a crash had left")
  func tidy() throws {
    try folder.write("torn", to: ".a.md.proscons")
    let path = try folder.write("old", to: "a.md")
    try replace(path, with: "new")
    #expect(throws: (any Error).self) { try folder.read(".a.md.proscons") }
  }

  @Test("that is read-only stays as it is, and the trouble names it")
  func readOnly() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chmod(path, 0o444) == 0)
    // Root may write everything; the kernel still refuses a folder that is not there.
    if geteuid() != 0 {
      #expect(throws: FileTrouble(FilePath(path), .unwritable("Permission denied"))) {
        try replace(path, with: "")
      }
    }
    let gone = FilePath(folder.path(of: "gone/a.md"))
    #expect(throws: FileTrouble(gone, .missing)) { try replace(gone.string, with: "") }
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
