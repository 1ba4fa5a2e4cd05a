import DecisionMarkdown
import Decisions
import SystemPackage

/// Reads Markdown files, and checks everything that can be checked before parsing.
package enum DecisionFile {
  /// The maximum size of a file: more than any decision needs, but small enough to hold in memory.
  package static let limitInMiB: Int64 = 16
  package static let limit = limitInMiB << 20

  /// Returns the title of a decision whose file has no heading.
  static func name(of path: FilePath) -> String {
    path.stem ?? path.string
  }

  /// Returns the bytes of a regular Markdown file that is within the size limit, not blank, and
  /// UTF-8 in lines.
  ///
  /// Follows links. Doesn't read devices or pipes, which may never end. Throws ``FileTrouble``.
  static func bytes(of path: FilePath) throws -> [UInt8] {
    if let format = OtherFormat.name(for: path.extension ?? "") {
      throw FileTrouble(path, .otherFormat(format))
    }
    let bytes = try text(of: path)
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw FileTrouble(path, .empty)
    }
    // A file without line ends would be a single line, which an edit of a field replaces.
    if !bytes.contains(0x0A), bytes.contains(0x0D) { throw FileTrouble(path, .oldLineEnds) }
    if let line = firstInvalidLine(of: bytes) { throw FileTrouble(path, .notUTF8(line: line)) }
    return bytes
  }

  /// Returns the bytes of a regular file that is within the size limit and not binary. Throws
  /// ``FileTrouble``.
  package static func text(of path: FilePath) throws -> [UInt8] {
    do {
      let bytes = try read(path)
      if bytes.reduce(.max, min) == 0 { throw FileTrouble(path, .binary) }
      return bytes
    } catch {
      throw FileTrouble(path, error)
    }
  }

  /// Replaces the content of the file at `path` as a whole. Throws ``FileTrouble``.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws {
    try AtomicFile().replace(path, at: FileStamp(of: path), with: bytes)
  }

  static func read(_ path: FilePath, upTo limit: Int64 = DecisionFile.limit) throws -> [UInt8] {
    let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
    return try file.closeAfter {
      let stat = try file.stat()
      guard stat.type == .regular else { throw FileTrouble(path, .notAFile) }
      guard stat.size <= limit else {
        throw FileTrouble(path, .tooLarge(bytes: stat.size, of: limit))
      }
      return try [UInt8](unsafeUninitializedCapacity: Int(stat.size)) { buffer, count in
        while count < buffer.count {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let read = try file.read(into: UnsafeMutableRawBufferPointer(rest))
          guard read > 0 else { break }
          count += read
        }
      }
    }
  }

  /// Returns the line, from 1, of the first byte that isn't UTF-8; `nil` if all is UTF-8.
  private static func firstInvalidLine(of bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}

extension DecisionFile {
  /// Returns the decision in the bytes of a file; `nil` if they hold none. A numbered file is a decision
  /// even if it has only text.
  static func decision(
    in bytes: [UInt8], at path: FilePath, withText: Bool = true
  ) -> Decision? {
    guard OtherFormat.name(for: path.extension ?? "") == nil else { return nil }
    let decision = DecisionMarkdown.decision(
      in: bytes, named: name(of: path), withText: withText)
    return decision.isEmpty && DecisionKey.number(of: path) == nil ? nil : decision
  }

  /// Returns the decision in a present file; `nil` if it holds none.
  static func decision(at path: FilePath) throws -> Decision? {
    let reading = FileReading(of: path).decision()
    let reason = reading.trouble?.reason
    let isNone = [.missing, .empty, .nothingToWeigh].contains(reason) || reason?.cause == .format
    return isNone ? nil : try reading.result.get()
  }
}
