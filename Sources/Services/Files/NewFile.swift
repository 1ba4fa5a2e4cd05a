import SystemPackage

/// Writing what was not there before.
public enum NewFile {
  /// Makes a new file of `bytes`; throws an error that names the path, also if there is something
  /// already, which then stays as it is.
  public static func write(to path: String, _ bytes: [UInt8]) throws {
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch let errno as Errno {
      throw NoNewFile(path: path, errno: errno)
    }
  }
}

/// A new file couldn't be made.
struct NoNewFile: Error, CustomStringConvertible {
  let path: String
  let errno: Errno

  var description: String {
    switch errno {
    case .fileExists: "\(path) exists already: give another name or remove it"
    default: "\(path) can't be written: \(errno)"
    }
  }
}
