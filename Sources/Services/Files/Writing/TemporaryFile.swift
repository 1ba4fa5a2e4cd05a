import SystemPackage
import Threads

/// The file that holds new bytes until it replaces the target.
///
/// Its name, such as `.proscons-4711-1764000000123456789`, has the id of the process and the time
/// in nanoseconds. It doesn't include the target's name, which may be as long as the file system
/// allows.
enum TemporaryFile {
  /// Creates an empty file that only its owner may read.
  static func open(in folder: FilePath) throws -> (path: FilePath, file: FileDescriptor) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = now.tv_sec * 1_000_000_000 + now.tv_nsec
    let path = folder.appending("\(prefix)\(getpid())-\(time)")
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: .ownerReadWrite)
    return (path, file)
  }

  /// Removes the files that killed processes have left in `folder`.
  static func removeLeftovers(in folder: FilePath) {
    try? FolderEntries.each(in: folder) { name, _ in
      guard strncmp(name, prefix, prefix.utf8.count) == 0 else { return }
      let name = String(cString: name)
      let numbers = name.dropFirst(prefix.count).split(separator: "-").map { Int($0) }
      if numbers.count == 2, let process = numbers[0].flatMap({ pid_t(exactly: $0) }),
        numbers[1] ?? 0 >= 1 << 60, kill(process, 0) < 0, errno == ESRCH
      {
        unlink(folder.appending(name).string)
      }
    }
  }

  private static let prefix = ".proscons-"
}
