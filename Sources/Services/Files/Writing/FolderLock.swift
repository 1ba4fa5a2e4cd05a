import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lock that programs of this kind hold while they edit a folder's files, so that two of them
/// lose no edit. It is the folder's own (`flock`): no lock file is left in anybody's repository.
enum FolderLock {
  /// Runs `body` while nobody else holds the lock of the folder that the file at `path` is in; for
  /// a link that is the folder of the file it leads to.
  static func with<Result>(folderOf path: FilePath, _ body: () throws -> Result) throws -> Result {
    let folder: FileDescriptor
    do {
      let file = (try? AtomicFile.resolved(path)) ?? path
      folder = try FileDescriptor.open(
        AtomicFile.folder(of: file), .readOnly, options: .closeOnExec)
    } catch let errno as Errno {
      throw FileTrouble(path, writing: errno)
    }
    return try folder.closeAfter {
      while flock(folder.rawValue, LOCK_EX) < 0 {
        guard errno == EINTR else { throw FileTrouble(path, writing: Errno(rawValue: errno)) }
      }
      return try body()
    }
  }
}
