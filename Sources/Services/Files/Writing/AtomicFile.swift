import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files whole or not at all: whoever reads one, and whatever happens meanwhile, finds either
/// all of the old bytes or all of the new ones.
///
/// A file that others may write to as well is replaced under the ``FolderLock``.
struct AtomicFile: Sendable {
  /// Brings what a descriptor stands for to the disk, as `fsync` does.
  var sync: @Sendable (CInt) -> CInt = { fsync($0) }

  /// Reports a warning beside a success, in a sentence without a full stop.
  var report: @Sendable (String) -> Void = { _ in }

  /// Puts `bytes` in the place of the regular file at `path`, which keeps its ``FileAttributes``.
  /// A link is written through, not replaced.
  ///
  /// `stamp` is that of the file when it was read for these bytes. Whoever takes no lock, as an editor
  /// or git, may have written to it since, until the moment before it is replaced.
  ///
  /// Gives the stamp of the file with these bytes; `nil` if somebody else has changed it already.
  /// Throws ``FileTrouble``; then the old file is untouched.
  @discardableResult
  func replace(
    _ path: FilePath, at stamp: FileStamp?, with bytes: [UInt8]
  ) throws -> FileStamp? {
    try naming(path) {
      var written: FileStamp?
      let target = try Self.resolved(path)
      let old = try Stat(target)
      guard old.type == .regular else { throw FileTrouble(path, .notAFile) }
      guard try isAlone(target, old) else {
        throw FileTrouble(path, .hardLinks(count: Int(old.linkCount)))
      }
      // A rename asks only the folder; a file that was made read-only is meant to stay as it is.
      try check(access(target.string, W_OK))
      try write(bytes, beside: target) { file in
        try FileAttributes.copy(from: target, old, to: file)
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

  /// Whether the file has no other name, which would go on leading to the old bytes. One that a killed
  /// program of ours has left is none.
  private func isAlone(_ target: FilePath, _ status: Stat) throws -> Bool {
    if status.linkCount == 1 { return true }
    TemporaryFile.removeLeftovers(in: Self.folder(of: target))
    return try Stat(target).linkCount == 1
  }

  /// Makes a new file at `path`; throws ``FileTrouble``, also if there is something already.
  func create(_ path: FilePath, with bytes: [UInt8]) throws {
    try naming(path, FileTrouble.init(_:making:)) {
      TemporaryFile.removeLeftovers(in: Self.folder(of: path))
      try write(bytes, beside: path) { file in
        try check(fchmod(file.rawValue, 0o666 & ~Self.currentMask()))
      } commit: { temporary in
        // A link fails where a rename would replace what somebody else has just put there.
        try check(link(temporary.string, path.string))
        unlink(temporary.string)
      }
    }
  }

  /// Removes the file at `path`; throws ``FileTrouble``.
  func remove(_ path: FilePath) throws {
    try naming(path) { try check(unlink(path.string)) }
    sync(folderOf: path)
  }

  private func write(
    _ bytes: [UInt8], beside target: FilePath, prepare: (FileDescriptor) throws -> Void,
    commit: (FilePath) throws -> Void
  ) throws {
    let (temporary, file) = try TemporaryFile.open(in: Self.folder(of: target))
    do {
      try file.closeAfter {
        try file.writeAll(bytes)
        try prepare(file)
        try check(sync(file.rawValue))
      }
      try commit(temporary)
    } catch {
      unlink(temporary.string)
      throw error
    }
    sync(folderOf: target)
  }

  /// Brings the names in the folder to the disk.
  ///
  /// Whoever reads the file finds the new bytes by now, so a failure can't take them back: it is
  /// reported as a warning. Some file systems can't do it for any folder, which is no news.
  private func sync(folderOf path: FilePath) {
    do {
      let folder = try FileDescriptor.open(Self.folder(of: path), .readOnly, options: .closeOnExec)
      try folder.closeAfter { try check(sync(folder.rawValue)) }
    } catch Errno.invalidArgument {
    } catch {
      report(
        "Warning: the change of \(path) is made, but a power failure may undo it (its folder can't be "
          + "synced: \(error)): check the disk")
    }
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

  private func check(_ result: CInt) throws(Errno) {
    guard result >= 0 else { throw Errno(rawValue: errno) }
  }

  private func naming<Result>(
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
