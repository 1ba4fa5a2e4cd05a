import CLibrary
import Escaping
import Threads

/// A buffer of unread input: takes typed bytes and pastes, returns Unicode scalars and pastes.
nonisolated struct KeyInput: Sendable {
  enum Piece: Sendable, Equatable {
    case key(UInt8)
    case paste(String)

    fileprivate var byte: UInt8? { if case .key(let byte) = self { byte } else { nil } }
  }

  private var pieces: ArraySlice<Piece> = []

  /// Whether no more input will come.
  var isAtEnd = false

  var count: Int { pieces.count }

  var isEmpty: Bool { pieces.isEmpty }

  /// Whether a buffered key may end the line, and with it the session: Enter or ^D.
  var hasLineEnd: Bool { pieces.contains { $0.byte.map(KeyInput.endsLine) ?? false } }

  static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x04 }

  /// The next byte; `nil` if there is none or a paste comes first.
  var first: UInt8? { pieces.first?.byte }

  /// The newest byte; `nil` if there is none or a paste came after it.
  var last: UInt8? { pieces.last?.byte }

  /// The rest of an escape sequence after its escape (ECMA-48, 5.4, and the variants that terminals
  /// send for F1); `nil` if the buffer doesn't start with one, or it is incomplete.
  var sequence: String? {
    let rest = typed(atMost: 100)
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O"),
      // The Linux console sends `ESC [ [ A` for F1.
      let last = rest.dropFirst().firstIndex(where: {
        !(0x20...0x3F).contains($0) && $0 != UInt8(ascii: "[")
      }),
      (0x40...0x7E).contains(rest[last])
    else { return nil }
    return String(decoding: rest[...last], as: UTF8.self)
  }

  mutating func append(_ piece: Piece) {
    pieces.append(piece)
  }

  mutating func clear() {
    pieces = []
  }

  /// Removes all buffered text and returns it for a report: its lines, ten at most; `nil` if there
  /// is none.
  mutating func drop() -> String? {
    let bytes = pieces.flatMap { piece in
      if case .paste(let text) = piece { Array(text.utf8) } else { [piece.byte ?? 0] }
    }
    clear()
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { "`\(escaped(String($0)))`" }
    let more = lines.count - 10
    let first = lines.prefix(10).joined(separator: ", ")
    return lines.isEmpty ? nil : first + (more > 0 ? ", and \(more) more" : "")
  }

  /// Removes and returns a paste, if it comes next.
  mutating func nextPaste() -> String? {
    guard case .paste(let text) = pieces.first else { return nil }
    pieces.removeFirst()
    return text
  }

  /// Removes and returns the next scalar, U+FFFD for invalid UTF-8; `nil` if none is complete.
  mutating func next() -> Unicode.Scalar? {
    let rest = typed(atMost: 4)
    guard let first = rest.first else { return nil }
    // In UTF-8 the first byte begins with as many ones as the character has bytes.
    let expected = (~first).leadingZeroBitCount
    let found = 1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    if found < expected, found == count, !isAtEnd { return nil }
    let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    pieces.removeFirst(scalar == "\u{FFFD}" ? found : UTF8.width(scalar))
    return scalar
  }

  /// Removes and returns `byte` if it is buffered, and drops everything before it, as the kernel
  /// does on ^C.
  mutating func next(through byte: UInt8?) -> Unicode.Scalar? {
    guard let byte, let index = pieces.firstIndex(of: .key(byte)) else { return nil }
    pieces = pieces[index...]
    return next()
  }

  /// Returns the first `count` bytes before the next paste.
  private func typed(atMost count: Int) -> [UInt8] {
    pieces.prefix(count).prefix { $0.byte != nil }.compactMap(\.byte)
  }

  /// Returns whether input is available, or arrives within `milliseconds`.
  static func isComing(within milliseconds: Int32) -> Bool {
    Descriptor.isReady(STDIN_FILENO, within: milliseconds)
  }

  /// Reads the available bytes, but not past the end of the current line: if the line is `quit`,
  /// the rest is for the shell.
  static func lineBytes() -> [UInt8]? {
    guard var bytes = Descriptor.read(STDIN_FILENO, atMost: 1) else { return nil }
    while let last = bytes.last, !endsLine(last), isComing(within: 0),
      let next = Descriptor.read(STDIN_FILENO, atMost: 1), !next.isEmpty
    {
      bytes += next
    }
    return bytes
  }
}
