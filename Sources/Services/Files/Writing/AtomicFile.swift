import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing a file whole or not at all: whoever reads it, and whatever happens meanwhile, finds
/// either all of the old bytes or all of the new ones.
///
/// Whoever writes holds the ``FolderLock``.
enum AtomicFile {
  /// Puts `bytes` in the place of the regular file at `path`, which keeps its mode and, as far as
  /// the user may give files away, its owner and group.
  /// A link is written through, not replaced.
  ///
  /// `stamp` is that of the file when it was read for these bytes. Whoever takes no lock, as an editor
  /// or git, may have written to it since, until the moment before it is replaced.
  ///
  /// Gives the stamp of the file with these bytes; `nil` if somebody else has changed it already.
  /// Throws ``FileTrouble``; then the old file is untouched.
  @discardableResult
  static func replace(
    _ path: FilePath, at stamp: FileStamp?, with bytes: [UInt8]
  ) throws -> FileStamp? {
    try naming(path) {
      var written: FileStamp?
      let target = try resolved(path)
      let old = try Stat(target)
      guard old.type == .regular else { throw FileTrouble(path, .notAFile) }
      // A rename asks only the folder; a file that was made read-only is meant to stay as it is.
      try check(access(target.string, W_OK))
      try write(bytes, beside: target) { file in
        try giveBack(file, to: old)
        try check(fchmod(file.rawValue, old.permissions.rawValue))
        written = FileStamp(try file.stat())
      } commit: { temporary in
        guard FileStamp(of: target) == stamp else { throw FileTrouble(path, .changedSince) }
        try check(rename(temporary.string, target.string))
      }
      // The name is none of the content, but moves a part of the stamp.
      guard let written, let stamp = FileStamp(of: target), stamp.hasContent(of: written) else {
        return nil
      }
      return stamp
    }
  }

  /// Gives the new file its old owner and group, or the group alone: whoever may write the file need not
  /// be allowed to give files away. Then it is theirs, as after any other tool that writes it anew.
  private static func giveBack(_ file: FileDescriptor, to old: Stat) throws {
    let new = try file.stat()
    guard new.userID != old.userID || new.groupID != old.groupID else { return }
    for owner in [old.userID.rawValue, .max] {
      if fchown(file.rawValue, owner, old.groupID.rawValue) == 0 { return }
      if errno != EPERM { throw Errno(rawValue: errno) }
    }
  }

  /// Makes a new file at `path`; throws ``FileTrouble``, also if there is something already.
  static func create(_ path: FilePath, with bytes: [UInt8]) throws {
    try naming(path, FileTrouble.init(_:making:)) {
      try write(bytes, beside: path) { file in
        try check(fchmod(file.rawValue, 0o666 & ~currentMask()))
      } commit: { temporary in
        // A link fails where a rename would replace what somebody else has just put there.
        try check(link(temporary.string, path.string))
        unlink(temporary.string)
      }
    }
  }

  /// Removes the file at `path`; throws ``FileTrouble``.
  static func remove(_ path: FilePath) throws {
    try naming(path) {
      try check(unlink(path.string))
      try sync(folderOf: path)
    }
  }

  private static func write(
    _ bytes: [UInt8], beside target: FilePath, prepare: (FileDescriptor) throws -> Void,
    commit: (FilePath) throws -> Void
  ) throws {
    // Always the same name, so that what a crash has left behind is used up by the next edit.
    let name = ".\(target.lastComponent?.string ?? "").proscons"
    let temporary = folder(of: target).appending(name)
    unlink(temporary.string)
    let file = try FileDescriptor.open(
      temporary, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: .ownerReadWrite)
    do {
      try file.closeAfter {
        try file.writeAll(bytes)
        try prepare(file)
        try check(fsync(file.rawValue))
      }
      try commit(temporary)
    } catch {
      unlink(temporary.string)
      throw error
    }
    try sync(folderOf: target)
  }

  /// Makes sure that the folder itself, the names in it, has reached the disk.
  private static func sync(folderOf path: FilePath) throws {
    let folder = try FileDescriptor.open(folder(of: path), .readOnly, options: .closeOnExec)
    try folder.closeAfter { try check(fsync(folder.rawValue)) }
  }

  static func folder(of path: FilePath) -> FilePath {
    let folder = path.removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// The path without a link in it.
  static func resolved(_ path: FilePath) throws -> FilePath {
    guard let real = realpath(path.string, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  private static func check(_ result: CInt) throws(Errno) {
    guard result >= 0 else { throw Errno(rawValue: errno) }
  }

  private static func naming<Result>(
    _ path: FilePath, _ trouble: (FilePath, Errno) -> FileTrouble = FileTrouble.init(_:writing:),
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let errno as Errno {
      throw trouble(path, errno)
    }
  }

  /// The mask can only be read by setting it.
  private static func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }
}
