#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The least that it takes to put new bytes in a file's place for good.
enum BareWrite {
  /// A call of the system that failed.
  struct Failed: Error {
    let errno: Int32
  }

  /// Writes the bytes of the file at `path` to a new one, to the disk, and gives it that name.
  static func rewrite(_ path: String) throws {
    let old = try check(open(path, O_RDONLY))
    defer { close(old) }
    var status = stat()
    try check(fstat(old, &status))
    let bytes = try [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = try check(read(old, buffer.baseAddress, buffer.count))
    }
    let new = try check(open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC, 0o644))
    defer { close(new) }
    try check(write(new, bytes, bytes.count))
    try check(fsync(new))
    try check(rename(path + ".new", path))
  }

  @discardableResult
  private static func check<Count: BinaryInteger>(_ result: Count) throws -> Count {
    guard result >= 0 else { throw Failed(errno: errno) }
    return result
  }
}
