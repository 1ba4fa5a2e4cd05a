import CLibrary
import FolderWatch
import ReactiveHybrid
import SystemPackage

/// Writes files atomically: a reader finds either all of the old bytes or all of the new ones, even
/// after a crash.
///
/// Replace a file that others may edit only while holding its ``FolderLock``.
public struct AtomicFile: Sendable {
  var sync: @Sendable (CInt) -> CInt = { fsync($0) }

  /// Where new bytes lie. Kept as long as this value and its copies, or until they are closed.
  let workshops = Workshops()

  var link: @Sendable (String, String) -> CInt = { linkFollowing($0, $1) }

  var report: @Sendable (String) -> Void

  /// Creates a disk that calls `report`, from any thread, with a warning about a successful call, with
  /// the reason why an edit has to wait, or with what became of one that was cut short. The sentence
  /// has no full stop.
  public init(reporting report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.report = report
  }

  /// Replaces the content of the regular file at `path` and preserves its ``FileAttributes``.
  /// Writes through a link instead of replacing it.
  ///
  /// `stamp` is the stamp of the file when it was read for these bytes. It is compared again just
  /// before the rename, because editors and git take no lock.
  ///
  /// If it throws ``FileTrouble``, the old file is untouched.
  func replace(_ path: FilePath, at stamp: FileStamp?, with bytes: [UInt8]) throws {
    Seam.passed(.service, "disk: replaces \(path)")
    try naming(path) {
      let target = try path.resolved()
      let old = try Stat(target)
      guard old.type == .regular else { throw FileTrouble(path, .notAFile) }
      if old.linkCount != 1 {
        // Killed instances of this program may have left links.
        Workshop.tidy(Self.folder(of: target))
        guard try Stat(target).linkCount == 1 else {
          throw FileTrouble(path, .hardLinks(count: Int(old.linkCount)))
        }
      }
      // A rename needs only permission for the folder, but a read-only file must not change.
      try Errno.check(access(target.string, W_OK))
      try write(bytes, in: workshops.enter(Self.folder(of: target))) { file in
        try FileAttributes.copy(from: target, old, to: file)
      } commit: { temporary in
        guard FileStamp(of: target) == stamp else { throw FileTrouble(path, .changedSince) }
        try Errno.check(rename(temporary.string, target.string))
      }
      sync(folderOf: target)
    }
  }

  /// Creates a file at `path`, by default with the usual mode of a new file. Throws
  /// ``FileTrouble``, also if there is something already.
  func create(_ path: FilePath, with bytes: [UInt8], mode: mode_t? = nil) throws {
    Seam.passed(.service, "disk: creates \(path)")
    try naming(path, isNew: true) {
      if try createAtOnce(path, with: bytes, mode: mode) { return sync(folderOf: path) }
      // Not one of the session: this may be any folder.
      let workshop = try Workshop(in: Self.folder(of: path))
      defer { workshop.close() }
      try write(bytes, in: workshop, creating: mode ?? 0o666) { file in
        if let mode { try Errno.check(fchmod(file.rawValue, mode)) }
      } commit: { temporary in
        // Unlike a rename, a link fails if another program has just created the file.
        if link(temporary.string, path.string) == 0 {
          unlink(temporary.string)
        } else {
          let reason = Errno(rawValue: errno)
          guard Self.noLinks.contains(reason) else { throw reason }
          guard access(path.string, F_OK) < 0 else { throw Errno.fileExists }
          try Errno.check(rename(temporary.string, path.string))
        }
      }
      sync(folderOf: path)
    }
  }

  /// FAT and some network file systems have no links.
  private static let noLinks: [Errno] = [.notPermitted, .notSupported, .noFunction]

  /// Creates the file without a temporary name. Returns whether the system can do that.
  private func createAtOnce(
    _ path: FilePath, with bytes: [UInt8], mode: mode_t?
  ) throws -> Bool {
    let folder = Self.folder(of: path)
    guard let new = FileDescriptor.unnamed(in: folder, mode: mode ?? 0o666) else { return false }
    return try new.closeAfter {
      try new.writeAll(bytes)
      if let mode { try Errno.check(fchmod(new.rawValue, mode)) }
      try flush(new)
      if link(new.unnamedPath, path.string) == 0 { return true }
      let reason = Errno(rawValue: errno)
      // `ENOENT` where /proc isn't mounted.
      guard reason == .noSuchFileOrDirectory || Self.noLinks.contains(reason) else { throw reason }
      return false
    }
  }

  /// Removes the file at `path`, if it still has this stamp. Throws ``FileTrouble``.
  func remove(_ path: FilePath, at stamp: FileStamp?) throws {
    Seam.passed(.service, "disk: removes \(path)")
    guard FileStamp(of: path) == stamp else { throw FileTrouble(path, .changedSince) }
    try naming(path) { try Errno.check(unlink(path.string)) }
    sync(folderOf: path)
  }

  private func write(
    _ bytes: [UInt8], in workshop: Workshop, creating mode: mode_t = 0o600,
    prepare: (FileDescriptor) throws -> Void, commit: (FilePath) throws -> Void
  ) throws {
    let (temporary, file) = try workshop.file(mode)
    do {
      try file.closeAfter {
        try file.writeAll(bytes)
        try prepare(file)
        try flush(file)
      }
      try commit(temporary)
    } catch {
      unlink(temporary.string)
      throw error
    }
  }

  /// Writes the journal of `folder`, whose workshop this is. Throws ``FileTrouble``; then the old
  /// journal is untouched, if there was one.
  func write(
    _ journal: Journal, _ kind: Journal.Kind, in folder: FilePath, _ workshop: Workshop
  ) throws {
    let (path, bytes) = (Journal.path(kind, in: folder), journal.bytes)
    guard bytes.count <= Journal.limit else {
      throw FileTrouble(path, .tooLarge(bytes: Int64(bytes.count), of: Journal.limit))
    }
    try naming(path) {
      try write(bytes, in: workshop) { file in
        try journal.share(file, in: folder)
      } commit: { temporary in
        try Errno.check(rename(temporary.string, path.string))
      }
      for entry in [path, workshop.path] { sync(folderOf: entry) }
    }
  }

  /// Flushes the folder's entries to the disk.
  ///
  /// The new bytes are already visible, so a failure only results in a warning. Some file systems
  /// can't sync folders at all (`EINVAL`); that isn't reported.
  private func sync(folderOf path: FilePath) {
    do {
      let folder = try FileDescriptor.open(Self.folder(of: path), .readOnly, options: .closeOnExec)
      try folder.closeAfter { try flush(folder) }
    } catch Errno.invalidArgument {
    } catch {
      report(
        "Warning: \(path) was changed, but a power failure may undo it (its folder can't be "
          + "synced: \(error)): check the disk")
    }
  }

  func flush(_ file: FileDescriptor) throws {
    while sync(file.rawValue) < 0 { if errno != EINTR { throw Errno(rawValue: errno) } }
  }

  static func folder(of path: FilePath) -> FilePath {
    let folder = path.removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// Returns the path of a file without links to its folder: the same one, however it is spelt, even if
  /// the folder is gone.
  static func place(of path: FilePath) -> FilePath {
    let folder = folder(of: path)
    guard folder != path else { return path }
    return ((try? folder.resolved()) ?? place(of: folder))
      .appending(path.lastComponent?.string ?? "")
  }

  func naming<Result>(
    _ path: FilePath, isNew: Bool = false, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let errno as Errno {
      throw FileTrouble(path, writing: errno, isNew: isNew)
    }
  }
}
