import SystemPackage
import TestSupport
import Testing

@testable import Services

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The lock on a folder")
struct FolderLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("a")
  }

  @Test("isn't needed where the file system has none, which is said", arguments: [ENOLCK, ENOTSUP])
  func unsupported(reason: CInt) async throws {
    var reports: [String] = []
    let lock = try await FolderLock.taken(
      on: FilePath(folder.path(of: "a")), clock: ContinuousClock(),
      reporting: { reports.append($0) },
      with: { _ in
        errno = reason
        return -1
      })
    lock.release()
    #expect(reports.count == 1)
    #expect(reports.first?.contains("is on a file system without locks") == true)
  }

  @Test("is that of the folder which is at the path in the end")
  func moved() async throws {
    var calls = 0
    let path = folder.path(of: "a")
    let lock = try await FolderLock.taken(
      on: FilePath(path), clock: ContinuousClock(), reporting: { _ in },
      with: { descriptor in
        calls += 1
        if calls == 1, rename(path, "\(path)-old") != 0 || mkdir(path, 0o755) != 0 { return -1 }
        return flock(descriptor, LOCK_EX | LOCK_NB)
      })
    defer { lock.release() }
    #expect(calls == 2)
    let other = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == -1)
  }

  @Test("isn't held on a folder that is gone")
  func gone() async throws {
    let path = folder.path(of: "a")
    await #expect(throws: FileTrouble(FilePath(path), .missing)) {
      try await FolderLock.taken(
        on: FilePath(path), clock: ContinuousClock(), reporting: { _ in },
        with: { _ in rename(path, "\(path)-old") })
    }
  }
}
