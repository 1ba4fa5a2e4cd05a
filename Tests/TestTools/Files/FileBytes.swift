import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files, read and written at once.
public enum FileBytes {
  /// The bytes of the file at `path`; throws ``SystemFailure``.
  public static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw SystemFailure(call: "fopen", code: errno) }
    defer { fclose(file) }
    return read(all: file)
  }

  /// The bytes that are left in an open file or pipe.
  public static func read(all file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  /// Makes these the bytes of the file at `path`; throws ``SystemFailure``.
  ///
  /// No program is started meanwhile: it would hold the file for a moment, and whoever watches the
  /// file would be told of its closing only then.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    try Spawn.lock.withLock { _ in
      guard let file = fopen(path, "w") else { throw SystemFailure(call: "fopen", code: errno) }
      let count = fwrite(bytes, 1, bytes.count, file)
      guard fclose(file) == 0, count == bytes.count else {
        throw SystemFailure(call: "fwrite", code: errno)
      }
    }
  }
}
