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

  /// Waits for the lock on a folder, or on the target of a link.
  ///
  /// Doesn't block the actor. Calls `report` after one second, and if the file system has no locks;
  /// the edit is made then. Throws ``FileTrouble``, with `.locked` after ten seconds, and
  /// `CancellationError`.
  static func taken(
    on folder: FilePath, clock: some Clock<Duration>, reporting report: (String) -> Void,
    with flock: (CInt) -> CInt = { flock($0, LOCK_EX | LOCK_NB) }
  ) async throws -> FolderLock {
    let start = clock.now
    var isSilent = true
    while true {
      let lock = try FolderLock(on: folder)
      do {
        while try !lock.isTaken(with: flock, reporting: report) {
          let waited = start.duration(to: clock.now)
          guard waited < patience.all else { throw FileTrouble(lock.path, .locked) }
          if isSilent, waited >= patience.silent {
            isSilent = false
            report("Waiting for another program's lock on \(lock.path)")
          }
          try await clock.sleep(for: pause)
        }
        try Task.checkCancellation()
        if lock.folder.isAt(lock.path) { return lock }
      } catch {
        lock.release()
        throw error
      }
      // The locked folder has been moved or removed.
      lock.release()
    }
  }

  /// Returns the folder of the file at `path`, or of the link's target.
  static func folder(of path: FilePath) -> FilePath {
    AtomicFile.folder(of: (try? path.resolved()) ?? path)
  }

  private init(on folder: FilePath) throws {
    path = (try? folder.resolved()) ?? folder
    do {
      self.folder = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
    } catch let errno as Errno {
      throw FileTrouble(path, writing: errno)
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

  func release() {
    // A program that is just being started may hold a copy of the descriptor, which keeps the lock.
    flock(folder.rawValue, LOCK_UN)
    try? folder.close()
  }
}
