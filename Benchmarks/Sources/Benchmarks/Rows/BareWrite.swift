#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The minimum cost of replacing the contents of a file.
enum BareWrite {
  /// A failed system call.
  struct Failed: Error {
    let errno: Int32
  }

  /// A way to replace the contents.
  enum Way: String {
    /// Overwrites the old bytes. A crash in between loses both versions.
    case inPlace = "one fsync'd write, in place"
    /// Renames a new file over the old one. After a crash, either version may be there.
    case replacing = "write, fsync, rename"
    /// Renames a new file and syncs the folder, so that the new version survives a crash.
    case replacingForGood = "write, fsync, rename, fsync of the folder"
  }

  /// Returns a contender that rewrites the file at `path` a hundred times per operation.
  static func contender(_ way: Way, _ path: String) -> Contender {
    Contender(name: way.rawValue) { times in
      for _ in 0..<times * 100 { try rewrite(path, way) }
    }
  }

  private static func rewrite(_ path: String, _ way: Way) throws {
    let bytes = try bytes(of: path)
    switch way {
    case .inPlace:
      // Writes to a second file, so that the next contender finds the original complete.
      try write(bytes, to: path + ".place", O_WRONLY | O_CREAT)
    case .replacing, .replacingForGood:
      try write(bytes, to: path + ".new", O_WRONLY | O_CREAT | O_TRUNC)
      try check(rename(path + ".new", path))
    }
    if way == .replacingForGood {
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      let folder = try check(open(String(path[..<slash]), O_RDONLY))
      defer { close(folder) }
      try check(fsync(folder))
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    let file = try check(open(path, O_RDONLY))
    defer { close(file) }
    var status = stat()
    try check(fstat(file, &status))
    return try [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = try check(read(file, buffer.baseAddress, buffer.count))
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, _ flags: Int32) throws {
    let file = try check(open(path, flags, 0o644))
    defer { close(file) }
    #if canImport(Glibc)
      try check(Glibc.write(file, bytes, bytes.count))
    #else
      try check(Darwin.write(file, bytes, bytes.count))
    #endif
    try check(fsync(file))
  }

  @discardableResult
  private static func check<Count: BinaryInteger>(_ result: Count) throws -> Count {
    guard result >= 0 else { throw Failed(errno: errno) }
    return result
  }
}
