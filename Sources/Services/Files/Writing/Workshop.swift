import CLibrary
import SystemPackage
import Threads

/// The folder `.proscons` beside decisions, in which new bytes lie until they are complete.
///
/// It exists while a program that writes runs, and after a kill until the next start. Its
/// `.gitignore` names everything in it, so that git adds none of it. Each program that uses the
/// folder shares a lock on that file. The kernel releases it when the program ends, so whoever gets
/// the lock alone knows that everything in the folder has been abandoned.
struct Workshop {
  static let name = FilePath.Component(".proscons")

  let path: FilePath
  private let ignore: FileDescriptor

  /// Whether the file system has locks.
  let hasLocks: Bool

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
      share(path, as: outside, mode: mode & 0o2777)
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
      let ignore = try ignoreFile(in: path, outside)
      let isLocked = flock(ignore.rawValue, LOCK_SH) == 0
      if try ignore.stat().linkCount > 0 { return (ignore, isLocked) }
      try ignore.close()
    } catch Errno.noSuchFileOrDirectory {}
    // Another program has just left, and removed the folder.
    return try enter(path, outside)
  }

  /// Opens the file with the rule for git. Where the system can, it appears together with the rule.
  private static func ignoreFile(in folder: FilePath, _ outside: Stat) throws -> FileDescriptor {
    let mode = outside.permissions.rawValue & 0o666 | 0o600
    let path = folder.appending(".gitignore")
    do {
      return try FileDescriptor.open(path, .readWrite, options: [.noFollow, .closeOnExec])
    } catch Errno.noSuchFileOrDirectory {
      if let file = FileDescriptor.unnamed(in: folder, mode: mode) {
        try file.closeAfter {
          try file.writeAll(rule)
          _ = linkFollowing(file.unnamedPath, path.string)
        }
      }
      let ignore = try FileDescriptor.open(
        path, .readWrite, options: [.create, .noFollow, .closeOnExec],
        permissions: FilePermissions(rawValue: mode))
      share(path, as: outside, mode: mode)
      return ignore
    } catch Errno.permissionDenied {
      // Another user's. It can be locked all the same.
      return try FileDescriptor.open(path, .readOnly, options: [.noFollow, .closeOnExec])
    }
  }

  /// Lets whoever may write to the folder work here, too, and finish what another user left. Only
  /// root may change the owner, and others only to a group of theirs.
  private static func share(_ path: FilePath, as outside: Stat, mode: mode_t) {
    for owner in [outside.userID.rawValue, .max] {
      if chown(path.string, owner, outside.groupID.rawValue) == 0 { break }
    }
    chmod(path.string, mode)
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

  /// Creates an empty file. By default, only its owner may read and write it.
  func file(_ mode: mode_t = 0o600) throws -> (path: FilePath, file: FileDescriptor) {
    while true {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let path = path.appending("\(Self.prefix)\(now.tv_sec)-\(now.tv_nsec)")
      do {
        let file = try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
          permissions: FilePermissions(rawValue: mode))
        return (path, file)
      } catch Errno.fileExists {
        // Another program has begun one in the same nanosecond.
      }
    }
  }

  /// Leaves the workshop. If no other program uses it, removes it with all abandoned files, but not
  /// a ``Journal``.
  func close() {
    defer { try? ignore.close() }
    // What is at the path by now may be another program's.
    guard isAtItsPath else { return }
    let isAlone = flock(ignore.rawValue, LOCK_EX | LOCK_NB) == 0
    if isAlone || !hasLocks {
      let names = ((try? FolderEntry.all(in: path)) ?? []).map(\.name)
      let kept = names.filter { name in
        !isAlone || !name.string.hasPrefix(Self.prefix) || unlink(path.appending(name).string) < 0
      }
      if kept.isEmpty {
        unlink(path.appending(".gitignore").string)
        rmdir(path.string)
      }
    }
  }

  /// Whether this is still the workshop at its path: anybody may have removed it.
  var isAtItsPath: Bool { ignore.isAt(path.appending(".gitignore")) }

  /// Removes what killed programs have left in the workshop of `folder`.
  static func tidy(_ folder: FilePath) {
    guard access(folder.appending(name).string, F_OK) == 0 else { return }
    (try? Workshop(in: folder))?.close()
  }
}

/// The workshops of a session, which it keeps from its first edit to its end: to make and remove one
/// takes about as long as an edit.
final class Workshops: Sendable {
  private let entered = Locked<[FilePath: Workshop]>([:])

  deinit { close() }

  /// Returns the workshop in `folder`. Throws `Errno` and ``FileTrouble``.
  func enter(_ folder: FilePath) throws -> Workshop {
    try entered.withLock { entered in
      if let workshop = entered[folder] {
        if workshop.isAtItsPath { return workshop }
        workshop.close()
      }
      let workshop = try Workshop(in: folder)
      entered[folder] = workshop
      return workshop
    }
  }

  func close() {
    entered.withLock { entered in
      for workshop in entered.values { workshop.close() }
      entered = [:]
    }
  }
}
