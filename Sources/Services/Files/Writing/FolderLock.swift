import CLibrary
import FolderWatch
import SystemPackage

/// The lock that instances of this program hold while they edit a folder's files, so that no edit
/// is lost. It locks the folder itself (`flock`), so there is no lock file in the repository.
struct FolderLock: Sendable {
  /// The locked folder, with all links resolved.
  let path: FilePath

  private let folder: FileDescriptor

  /// The timeout, and the delay before the wait is reported.
  private static let patience = (all: Duration.seconds(10), silent: Duration.seconds(1))

  private static let pause = Duration.milliseconds(5)

  /// Waits for the lock on the folder of the file at `path`, or of the link's target.
  ///
  /// Doesn't block the actor. Calls `report` after one second, and if the file system has no locks;
  /// the edit is made then. Throws ``FileTrouble``, with `.locked` after ten seconds, and
  /// `CancellationError`.
  static func taken(
    folderOf path: FilePath, on clock: some Clock<Duration>, reporting report: (String) -> Void,
    with lock: (CInt) -> CInt = { flock($0, LOCK_EX | LOCK_NB) }
  ) async throws -> FolderLock {
    let start = clock.now
    var isSilent = true
    while true {
      let folder = try FolderLock(folderOf: path)
      do {
        while try !folder.isTaken(with: lock, reporting: report) {
          let waited = start.duration(to: clock.now)
          guard waited < patience.all else { throw FileTrouble(folder.path, .locked) }
          if isSilent, waited >= patience.silent {
            isSilent = false
            report("Waiting for another program's lock on \(folder.path)")
          }
          try await clock.sleep(for: pause)
        }
        try Task.checkCancellation()
        if folder.isAtItsPath { return folder }
      } catch {
        folder.release()
        throw error
      }
      // Another folder has replaced the locked one.
      folder.release()
    }
  }

  /// Returns the folder of the file at `path`, or of the link's target, with all links resolved.
  static func folder(of path: FilePath) -> FilePath {
    if let file = try? path.resolved() { return AtomicFile.folder(of: file) }
    let folder = AtomicFile.folder(of: path)
    return (try? folder.resolved()) ?? folder
  }

  private init(folderOf path: FilePath) throws {
    self.path = Self.folder(of: path)
    do {
      folder = try FileDescriptor.open(self.path, .readOnly, options: .closeOnExec)
    } catch let errno as Errno {
      throw FileTrouble(self.path, writing: errno)
    }
  }

  /// Takes the lock if it is free. Returns whether it did.
  private func isTaken(
    with lock: (CInt) -> CInt, reporting report: (String) -> Void
  ) throws -> Bool {
    if lock(folder.rawValue) == 0 { return true }
    switch Errno(rawValue: errno) {
    case .wouldBlock, .interrupted: return false
    case .noLocks, .notSupported, .noFunction:
      report(
        "Warning: \(path) is on a file system without locks: a simultaneous edit by another program "
          + "may be lost")
      return true
    case let reason: throw FileTrouble(path, writing: reason)
    }
  }

  private var isAtItsPath: Bool {
    guard let held = try? folder.stat(), let present = try? Stat(path) else { return true }
    return held.deviceID == present.deviceID && held.inode == present.inode
  }

  func release() {
    // A program that is just being started may hold a copy of the descriptor, which keeps the lock.
    flock(folder.rawValue, LOCK_UN)
    try? folder.close()
  }
}
