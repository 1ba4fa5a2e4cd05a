import CLibrary
import Threads

/// Reads and writes whole files.
public enum FileBytes {
  /// Returns the bytes of the file at `path`. Throws ``SystemFailure``.
  public static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw SystemFailure(call: "fopen", code: errno) }
    defer { fclose(file) }
    return read(all: file)
  }

  /// Returns the remaining bytes of an open file or pipe.
  public static func read(all file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  /// Writes the file at `path`. Throws ``SystemFailure``.
  ///
  /// Holds the spawn lock: a program started meanwhile would inherit the open file, and a watcher
  /// would be told late that it was closed.
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
