import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lock that programs of this kind hold while they edit a folder's files, so that two of them
/// lose no edit. It is the folder's own (`flock`): no lock file is left in anybody's repository.
struct FolderLock: Sendable {
  /// The folder that is locked, without a link in its path.
  let path: FilePath

  private let folder: FileDescriptor

  /// How long to wait for it in all, and until that is said.
  private static let patience = (all: Duration.seconds(10), silent: Duration.seconds(1))

  private static let pause = Duration.milliseconds(5)

  /// Waits until nobody else holds the lock of the folder that the file at `path` is in; for a link that
  /// is the folder of the file it leads to.
  ///
  /// Nothing stands still meanwhile, not even the service that asks. After a second `report` is called
  /// with what is waited for. Throws ``FileTrouble``, after ten seconds, too, and `CancellationError`.
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

  /// Takes the lock, unless somebody else holds it.
  private func isTaken() throws -> Bool {
    if flock(folder.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    let reason = Errno(rawValue: errno)
    guard reason == .wouldBlock || reason == .interrupted else {
      throw FileTrouble(path, writing: reason)
    }
    return false
  }

  /// Lets others take it.
  func release() {
    try? folder.close()
  }
}
