import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  /// Doesn't block the actor. Calls `report` after one second. Throws ``FileTrouble``, with
  /// `.locked` after ten seconds, and `CancellationError`.
  static func taken(
    folderOf path: FilePath, on clock: some Clock<Duration>, reporting report: (String) -> Void
  ) async throws -> FolderLock {
    let lock = try FolderLock(folderOf: path)
    do {
      let start = clock.now
      var isSilent = true
      while try !lock.isTaken() {
        let waited = start.duration(to: clock.now)
        guard waited < patience.all else { throw FileTrouble(lock.path, .locked) }
        if isSilent, waited >= patience.silent {
          isSilent = false
          report("Waiting for another program, which has locked \(lock.path)")
        }
        try await clock.sleep(for: pause)
      }
      try Task.checkCancellation()
      return lock
    } catch {
      lock.release()
      throw error
    }
  }

  private init(folderOf path: FilePath) throws {
    do {
      self.path = AtomicFile.folder(of: (try? AtomicFile.resolved(path)) ?? path)
      folder = try FileDescriptor.open(self.path, .readOnly, options: .closeOnExec)
    } catch let errno as Errno {
      throw FileTrouble(path, writing: errno)
    }
  }

  /// Takes the lock if it is free. Returns whether it did.
  private func isTaken() throws -> Bool {
    if flock(folder.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    let reason = Errno(rawValue: errno)
    guard reason == .wouldBlock || reason == .interrupted else {
      throw FileTrouble(path, writing: reason)
    }
    return false
  }

  func release() {
    try? folder.close()
  }
}
