#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The least that it takes to put other bytes in a file.
enum BareWrite {
  /// A call of the system that failed.
  struct Failed: Error {
    let errno: Int32
  }

  /// How they are put there.
  enum Way: String {
    /// Over the old bytes: a crash amid it loses both.
    case inPlace = "one fsync'd write, in place"
    /// As a new file, which is given the name of the old: after a crash it may be either.
    case replacing = "write, fsync, rename"
    /// The same, and the name has reached the disk too.
    case replacingForGood = "write, fsync, rename, fsync of the folder"
  }

  /// Does it a hundred times to the file at `path`.
  static func contender(_ way: Way, _ path: String) -> Contender {
    Contender(name: way.rawValue) { times in
      for _ in 0..<times * 100 { try rewrite(path, way) }
    }
  }

  private static func rewrite(_ path: String, _ way: Way) throws {
    let bytes = try bytes(of: path)
    switch way {
    case .inPlace:
      // Beside it, for the next contender to find all of the file.
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
