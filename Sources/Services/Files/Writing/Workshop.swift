import SystemPackage
import Threads

/// The folder `.proscons` beside decisions, in which new bytes lie until they are complete.
///
/// It exists only while a program writes, and after a kill until the next start or edit. Its
/// `.gitignore` names everything in it, so that git adds none of it. Each program that uses the
/// folder shares a lock on that file. The kernel releases it when the program ends, so whoever gets
/// the lock alone knows that everything in the folder has been abandoned.
struct Workshop {
  static let name = FilePath.Component(".proscons")

  let path: FilePath
  private let ignore: FileDescriptor
  private let hasLocks: Bool

  private static let rule = Array("*\n".utf8)
  private static let prefix = "new-"

  /// Enters the workshop in `folder`, which it makes if necessary. Throws `Errno` and ``FileTrouble``.
  init(in folder: FilePath) throws {
    path = folder.appending(Self.name)
    do {
      (ignore, hasLocks) = try Self.enter(path, Stat(folder))
    } catch {
      // It may be empty because there was no room for a file in it.
      rmdir(path.string)
      throw error
    }
    do {
      try restoreRule()
    } catch {
      close()
      throw error
    }
  }

  /// Returns the file with the rule, and whether it is locked.
  private static func enter(_ path: FilePath, _ outside: Stat) throws -> (FileDescriptor, Bool) {
    let mode = outside.permissions.rawValue
    if mkdir(path.string, 0o777) == 0 {
      // Whoever may write to the folder may finish what another user left here.
      chmod(path.string, mode & 0o2777)
    } else if errno != EEXIST {
      throw Errno(rawValue: errno)
    }
    do {
      let inside = try Stat(path, followTargetSymlink: false)
      guard inside.type == .directory else {
        throw FileTrouble(path, .unwritable("it is no folder"))
      }
      // In a folder such as /tmp, another user could exchange what lies here.
      guard mode & 0o1000 == 0 || inside.userID.rawValue == geteuid() else {
        throw FileTrouble(path, .unwritable("another user made it"))
      }
      let ignore = try ignoreFile(in: path, mode: mode & 0o666 | 0o600)
      let isLocked = flock(ignore.rawValue, LOCK_SH) == 0
      if try ignore.stat().linkCount > 0 { return (ignore, isLocked) }
      try ignore.close()
    } catch Errno.noSuchFileOrDirectory {}
    // Another program has just left, and removed the folder.
    return try enter(path, outside)
  }

  /// Opens the file with the rule for git. Where the system can, it appears together with the rule.
  private static func ignoreFile(in folder: FilePath, mode: mode_t) throws -> FileDescriptor {
    let path = folder.appending(".gitignore")
    do {
      return try FileDescriptor.open(path, .readWrite, options: [.noFollow, .closeOnExec])
    } catch Errno.noSuchFileOrDirectory {
      if let file = UnnamedFile(in: folder, mode: mode) {
        try file.descriptor.closeAfter {
          try file.descriptor.writeAll(rule)
          _ = file.link(to: path)
        }
      }
      return try FileDescriptor.open(
        path, .readWrite, options: [.create, .noFollow, .closeOnExec],
        permissions: FilePermissions(rawValue: mode))
    }
  }

  /// Writes the rule, if the file has another: a repository may have come with one.
  private func restoreRule() throws {
    var found = [UInt8](repeating: 0, count: Self.rule.count + 1)
    let count = try found.withUnsafeMutableBytes {
      try ignore.read(fromAbsoluteOffset: 0, into: $0)
    }
    if found.prefix(count) == Self.rule[...] { return }
    try ignore.resize(to: 0)
    try ignore.writeAll(toAbsoluteOffset: 0, Self.rule)
  }

  /// Creates an empty file that only its owner may read.
  func file() throws -> (path: FilePath, file: FileDescriptor) {
    while true {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let path = path.appending("\(Self.prefix)\(now.tv_sec)-\(now.tv_nsec)")
      do {
        let file = try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
          permissions: .ownerReadWrite)
        return (path, file)
      } catch Errno.fileExists {
        // Another program has begun one in the same nanosecond.
      }
    }
  }

  /// Whether no other program uses the workshop. On a file system without locks, nobody knows.
  func isAlone() -> Bool {
    defer { flock(ignore.rawValue, LOCK_SH) }
    return flock(ignore.rawValue, LOCK_EX | LOCK_NB) == 0
  }

  /// Leaves the workshop. If no other program uses it, removes it with all abandoned files, but not
  /// a ``Journal``.
  func close() {
    let isAlone = flock(ignore.rawValue, LOCK_EX | LOCK_NB) == 0
    if isAlone || !hasLocks {
      var isEmpty = true
      try? FolderEntries.each(in: path) { name, _ in
        let name = String(cString: name)
        if [".", "..", ".gitignore"].contains(name) { return }
        let isAbandoned = isAlone && name.hasPrefix(Self.prefix)
        if !isAbandoned || unlink(path.appending(name).string) < 0 { isEmpty = false }
      }
      if isEmpty {
        unlink(path.appending(".gitignore").string)
        rmdir(path.string)
      }
    }
    try? ignore.close()
  }

  /// Removes what killed programs have left in the workshop of `folder`.
  static func tidy(_ folder: FilePath) {
    guard access(folder.appending(name).string, F_OK) == 0 else { return }
    (try? Workshop(in: folder))?.close()
  }
}

/// A file without a name, which vanishes with the program unless it gets one; some file systems
/// have none, and macOS neither.
struct UnnamedFile {
  let descriptor: FileDescriptor

  init?(in folder: FilePath, mode: mode_t) {
    #if canImport(Glibc)
      // The macro `O_TMPFILE` isn't imported.
      let descriptor = open(folder.string, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
      guard descriptor >= 0 else { return nil }
      self.descriptor = FileDescriptor(rawValue: descriptor)
    #else
      return nil
    #endif
  }

  /// Gives the file a name; returns -1 with `errno` if it can't, for example if the name is taken.
  func link(
    to path: FilePath, with link: (String, String) -> CInt = linkFollowing
  ) -> CInt {
    link("/proc/self/fd/\(descriptor.rawValue)", path.string)
  }
}

/// Links `path` to the file that `old` leads to.
func linkFollowing(_ old: String, _ path: String) -> CInt {
  linkat(AT_FDCWD, old, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
}
