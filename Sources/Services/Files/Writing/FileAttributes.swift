import CLibrary
import SystemPackage

#if canImport(CXattr)
  import CXattr
#endif

/// Copies a file's owner, group, mode, extended attributes and ACLs.
enum FileAttributes {
  /// Copies the attributes of the file at `path`, whose status is `old`, to `new`.
  ///
  /// Throws `Errno` if that would lose one of the user's attributes, or change who may read the
  /// file.
  static func copy(from path: FilePath, _ old: Stat, to new: FileDescriptor) throws {
    try copyOwner(of: old, to: new)
    try Errno.check(fchmod(new.rawValue, old.permissions.rawValue))
    // After the mode, because an ACL includes it.
    try copyExtended(from: path, to: new)
  }

  /// Copies the owner and the group, or only the group: only root may give a file away. The file
  /// then belongs to the user who edits it, as with other tools that replace files.
  private static func copyOwner(of old: Stat, to file: FileDescriptor) throws {
    let new = try file.stat()
    guard new.userID != old.userID || new.groupID != old.groupID else { return }
    for owner in [old.userID.rawValue, .max] {
      if fchown(file.rawValue, owner, old.groupID.rawValue) == 0 { return }
      if errno != EPERM { throw Errno(rawValue: errno) }
    }
  }

  #if canImport(Glibc)
    private static func copyExtended(from path: FilePath, to file: FileDescriptor) throws(Errno) {
      let new = file.rawValue
      let names = try names { listxattr(path.string, $0, $1) }
      // The folder's default ACL may have given the new file one that the old file lacks.
      for name in try self.names({ flistxattr(new, $0, $1) }) where !names.contains(name) {
        if isKept(name) { try Errno.check(fremovexattr(new, name)) }
      }
      for name in names where !boundToContent.contains(name) {
        let value = try bytes { getxattr(path.string, name, $0, $1) }
        // Some attributes can only be set by the system, which has set them already.
        if (try? bytes { fgetxattr(new, name, $0, $1) }) == value { continue }
        let result = fsetxattr(new, name, value, value.count, 0)
        if isKept(name) { try Errno.check(result) }
      }
    }

    private static func isKept(_ name: String) -> Bool {
      name.hasPrefix("user.") || name.hasPrefix("system.")
    }

    /// Attributes that sign the old bytes, or that any write removes.
    private static let boundToContent = ["security.capability", "security.evm", "security.ima"]

    private static func names(
      _ list: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) throws(Errno) -> [String] {
      let names = try bytes { buffer, count in
        list(buffer?.assumingMemoryBound(to: CChar.self), count)
      }
      return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes that a call writes to a buffer. Without a buffer, the call returns the
    /// size.
    private static func bytes(
      _ call: (UnsafeMutableRawPointer?, Int) -> Int
    ) throws(Errno) -> [UInt8] {
      let room = call(nil, 0)
      if room < 0, errno == ENOTSUP { return [] }
      guard room >= 0 else { throw Errno(rawValue: errno) }
      var bytes = [UInt8](repeating: 0, count: room)
      let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
      guard count >= 0 else { throw Errno(rawValue: errno) }
      return Array(bytes.prefix(count))
    }
  #else
    private static func copyExtended(from path: FilePath, to file: FileDescriptor) throws {
      let old = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
      try old.closeAfter {
        try Errno.check(
          fcopyfile(
            old.rawValue, file.rawValue, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)))
      }
    }
  #endif
}

extension Errno {
  static func check(_ result: CInt) throws(Errno) {
    guard result >= 0 else { throw Errno(rawValue: errno) }
  }
}
