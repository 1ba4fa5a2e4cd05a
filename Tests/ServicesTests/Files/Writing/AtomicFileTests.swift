import BusinessLogic
import SystemPackage
import TestSupport
import Testing
import Threads

@testable import Services

#if canImport(Glibc)
  import CXattr
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
    try AtomicFile().replace(path, at: FileStamp(of: path), with: Array(text.utf8))
  }

  @Test("is nothing of what somebody else has written since it was read")
  func changedSince() throws {
    let path = FilePath(try folder.write("old", to: "a.md"))
    let stamp = FileStamp(of: path)
    try folder.write("theirs", to: "a.md")
    #expect(throws: FileTrouble(path, .changedSince)) {
      try AtomicFile().replace(path, at: stamp, with: Array("new".utf8))
    }
    #expect(try folder.read("a.md") == Array("theirs".utf8))
    #expect(names() == ["a.md"])
  }

  @Test("can't be added to where its folder is missing")
  func noFolder() {
    let path = FilePath(folder.path(of: "nosuch/a.md"))
    #expect(throws: FileTrouble(path, .noFolder)) { try AtomicFile().extend(path, with: [1]) }
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

  @Test("leaves nothing beside it, and nothing of a program that was killed")
  func tidy() throws {
    let place = FilePath(folder.path)
    let path = try folder.write("old", to: "a.md")
    try folder.makeFolder(".proscons")
    try folder.write("torn", to: ".proscons/new-1-1")
    try replace(path, with: "new")
    #expect(names() == ["a.md"])
    // A living program keeps its own, whatever its process is called elsewhere.
    let living = try Workshop(in: place)
    let own = try living.file()
    try own.file.close()
    Workshop.tidy(place)
    try replace(path, with: "newer")
    #expect(access(own.path.string, F_OK) == 0)
    living.close()
    #expect(names() == ["a.md"])
  }

  @Test("leaves alone what another program writes after the workshop was removed and made anew")
  func madeAnew() throws {
    let place = FilePath(folder.path)
    let old = try Workshop(in: place)
    #expect(rename(old.path.string, folder.path(of: ".gone")) == 0)
    let new = try Workshop(in: place)
    let own = try new.file()
    try own.file.close()
    old.close()
    #expect(access(own.path.string, F_OK) == 0)
    new.close()
  }

  @Test("is written in a workshop for everybody who may write to the folder")
  func shared() throws {
    let place = FilePath(folder.path)
    #expect(chmod(place.string, 0o777) == 0)
    let workshop = try Workshop(in: place)
    defer { workshop.close() }
    #expect(try Stat(workshop.path).permissions.rawValue == 0o777)
    let rule = workshop.path.appending(".gitignore")
    #expect(try Stat(rule).permissions.rawValue == 0o666)
  }

  @Test("is nothing that git adds while it is being written")
  func ignored() throws {
    let workshop = try Workshop(in: FilePath(folder.path))
    defer { workshop.close() }
    try workshop.file().file.close()
    // A repository may have come with another rule.
    try folder.write("!*\n", to: ".proscons/.gitignore")
    try Workshop(in: FilePath(folder.path)).close()
    #expect(try folder.read(".proscons/.gitignore") == Array("*\n".utf8))
  }

  @Test("has a name of any length that there can be")
  func longName() throws {
    let path = try folder.write("old", to: String(repeating: "x", count: 252) + ".md")
    try replace(path, with: "new")
    #expect(try FileBytes.read(path) == Array("new".utf8))
  }

  @Test("is refused if it has another name, which would keep the old bytes")
  func hardLinks() throws {
    let path = try folder.write("old", to: "a.md")
    try folder.makeHardLink("b.md", to: "a.md")
    #expect(throws: FileTrouble(FilePath(path), .hardLinks(count: 2))) {
      try replace(path, with: "new")
    }
    #expect(try folder.read("b.md") == Array("old".utf8))
  }

  #if canImport(Glibc)
    @Test("keeps its extended attributes and its ACL")
    func attributes() throws {
      let path = try folder.write("old", to: "a.md")
      // rw- for its owner, r-- for user 1234 and the group, --- for others (acl(5)).
      let all: [UInt8] = [255, 255, 255, 255]
      let list: [[UInt8]] = [
        [2, 0, 0, 0], [1, 0, 6, 0] + all, [2, 0, 4, 0, 0xD2, 4, 0, 0], [4, 0, 4, 0] + all,
        [16, 0, 4, 0] + all, [32, 0, 0, 0] + all,
      ]
      let attributes = [
        "user.note": Array("mine".utf8), "system.posix_acl_access": list.flatMap(\.self),
      ]
      // Not every file system supports them.
      let kept = attributes.filter { setxattr(path, $0.key, $0.value, $0.value.count, 0) == 0 }
      try replace(path, with: "new")
      for (name, value) in kept {
        var found = [UInt8](repeating: 0, count: 256)
        let count = getxattr(path, name, &found, found.count)
        #expect(found.prefix(max(0, count)) == value[...], "\(name)")
      }
    }
  #endif

  @Test("is made although its folder can't be synced, which is told beside it")
  func unsynced() throws {
    let reports = Locked<[String]>([])
    let path = FilePath(try folder.write("old", to: "a.md"))
    var disk = AtomicFile.withoutSyncedFolders
    disk.report = { sentence in reports.withLock { $0.append(sentence) } }
    try disk.replace(path, at: FileStamp(of: path), with: Array("new".utf8))
    try disk.create(FilePath(folder.path(of: "b.md")), with: [])
    let made = FilePath(folder.path(of: "b.md"))
    try disk.remove(made, at: FileStamp(of: made))
    #expect(try folder.read("a.md") == Array("new".utf8))
    let warnings = reports.withLock { $0 }
    #expect(warnings.count == 3)
    #expect(warnings.allSatisfy { $0.hasPrefix("Warning: ") && $0.contains("Input/output error") })
  }

  @Test("is flushed again if a signal interrupted that")
  func interrupted() throws {
    let calls = Locked(0)
    let disk = AtomicFile.syncing { _ in
      errno = EINTR
      return calls.withLock { calls in
        calls += 1
        return calls == 1 ? -1 : 0
      }
    }
    try disk.create(FilePath(folder.path(of: "a.md")), with: [])
    #expect(calls.withLock { $0 } == 3)
  }

  @Test("is made where a file can't have two names", arguments: [EPERM, ENOTSUP])
  func noLinks(reason: CInt) throws {
    var disk = AtomicFile()
    disk.link = { _, _ in
      errno = reason
      return -1
    }
    let path = FilePath(folder.path(of: "a.md"))
    try disk.create(path, with: Array("mine".utf8))
    #expect(throws: FileTrouble(path, .exists)) { try disk.create(path, with: []) }
    #expect(try folder.read("a.md") == Array("mine".utf8))
    #expect(names() == ["a.md"])
  }

  @Test("is not removed if somebody else has written to it")
  func removedOverOthers() throws {
    let path = FilePath(try folder.write("old", to: "a.md"))
    let stamp = FileStamp(of: path)
    try folder.write("theirs", to: "a.md")
    #expect(throws: FileTrouble(path, .changedSince)) { try AtomicFile().remove(path, at: stamp) }
    #expect(names() == ["a.md"])
  }

  private func names() -> [String] { folder.names() }

  @Test("that is read-only stays as it is, and the trouble names it")
  func readOnly() throws {
    let path = try folder.write("old", to: "a.md")
    #expect(chmod(path, 0o444) == 0)
    // Root may write everything, but the kernel still refuses a missing folder.
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
    try AtomicFile().create(path, with: Array("mine".utf8))
    #expect(throws: FileTrouble(path, .exists)) {
      try AtomicFile().create(path, with: Array("yours".utf8))
    }
    #expect(try folder.read("new.md") == Array("mine".utf8))
    #expect(names() == ["new.md"])
  }
}

extension AtomicFile {
  /// A disk that calls `sync` in place of `fsync`.
  static func syncing(_ sync: @escaping @Sendable (CInt) -> CInt) -> AtomicFile {
    var disk = AtomicFile()
    disk.sync = sync
    return disk
  }

  /// A disk on which `fsync` fails for folders, but not for files.
  static let withoutSyncedFolders = AtomicFile.syncing { descriptor in
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return 0 }
    errno = EIO
    return -1
  }
}
