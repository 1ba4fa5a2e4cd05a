import SystemPackage

/// A Markdown file on its way into memory, and everything that can be wrong with it before a word
/// of it is understood.
enum DecisionFile {
  /// More than any decision needs, and little enough to be read whole.
  static let limitInMiB: Int64 = 16

  /// What a decision is called if its file has no heading for that.
  static func name(of path: FilePath) -> String {
    path.stem ?? path.string
  }

  /// The bytes of a regular file in Markdown that is not larger than the limit, not blank, and UTF-8.
  ///
  /// Throws ``FileTrouble``. A link is followed; a device or a pipe isn't read, as it may never end.
  static func bytes(of path: FilePath) throws -> [UInt8] {
    if let format = path.lastComponent.flatMap(OtherFormat.init) {
      throw FileTrouble(path, .otherFormat(format))
    }
    let bytes: [UInt8]
    do {
      bytes = try read(path)
    } catch let errno as Errno {
      throw FileTrouble(path, errno)
    }
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw FileTrouble(path, .empty)
    }
    var all: UInt8 = 0
    var least = UInt8.max
    for byte in bytes {
      all |= byte
      least = min(least, byte)
    }
    if least == 0 { throw FileTrouble(path, .binary) }
    // ASCII alone, as most files are, is UTF-8: no string is to be made to find out.
    if all >= 0x80, String(validating: bytes, as: UTF8.self) == nil {
      throw FileTrouble(path, .notUTF8(line: firstInvalidLine(of: bytes)))
    }
    return bytes
  }

  private static func read(_ path: FilePath) throws -> [UInt8] {
    let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
    return try file.closeAfter {
      let stat = try file.stat()
      guard stat.type == .regular else { throw FileTrouble(path, .notAFile) }
      guard stat.size <= limitInMiB << 20 else {
        throw FileTrouble(path, .tooLarge(bytes: stat.size))
      }
      return try [UInt8](unsafeUninitializedCapacity: Int(stat.size)) { buffer, count in
        while count < buffer.count {
          let rest = UnsafeMutableRawBufferPointer(
            UnsafeMutableBufferPointer(rebasing: buffer[count...]))
          let read = try file.read(into: rest)
          guard read > 0 else { break }
          count += read
        }
      }
    }
  }

  /// The line, from 1, of the first byte that isn't UTF-8.
  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var line = 1
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      if scalar.first == 0x0A { line += 1 }
    }
    return line
  }
}
