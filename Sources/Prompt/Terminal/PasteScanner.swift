/// Separates pasted from typed bytes. In bracketed paste mode (xterm control sequences, `CSI ? 2004
/// h`), the terminal sends `ESC[200~` before and `ESC[201~` after a paste.
nonisolated struct PasteScanner: Sendable {
  enum Piece: Sendable, Equatable {
    case key(UInt8)
    case paste([UInt8])
  }

  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// The number of bytes matched of the start marker, and how many of those were passed on as keys.
  private var matched = 0
  private var leaked = 0

  private var pasted: [UInt8]?

  /// Whether a paste has started but not ended.
  var isInPaste: Bool { pasted != nil }

  /// Splits the bytes of one read into keys and pastes. `interrupt` is the byte of ^C, if enabled.
  ///
  /// Never holds back bytes for the next read, since they may be keys. If a start marker is split
  /// between reads, all of it is passed on as keys, for the editor to ignore.
  mutating func pieces(of bytes: [UInt8], interrupt: UInt8?) -> [Piece] {
    // A lone ^C in one read comes from a user whose paste never ends.
    if pasted != nil, bytes.count == 1, bytes.first == interrupt { pasted = nil }
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if pasted != nil {
        take(&rest, into: &pieces)
      } else {
        rest.removeFirst()
        match(byte, into: &pieces)
      }
    }
    letThrough(matched - leaked, into: &pieces)
    leaked = matched
    return pieces
  }

  private mutating func match(_ byte: UInt8, into pieces: inout [Piece]) {
    if byte != Self.begin[matched] {
      letThrough(matched - leaked, into: &pieces)
      (matched, leaked) = (0, 0)
    }
    guard byte == Self.begin[matched] else { return pieces.append(.key(byte)) }
    matched += 1
    guard matched == Self.begin.count else { return }
    if leaked > 0 { letThrough(matched - leaked, into: &pieces) }
    (matched, leaked) = (0, 0)
    pasted = []
  }

  private func letThrough(_ count: Int, into pieces: inout [Piece]) {
    pieces += Self.begin[leaked..<leaked + count].map { .key($0) }
  }

  private mutating func take(_ rest: inout ArraySlice<UInt8>, into pieces: inout [Piece]) {
    let length = Self.end.count
    let last = rest.firstIndex(of: Self.end[length - 1]) ?? rest.endIndex - 1
    pasted?.append(contentsOf: rest[...last])
    rest = rest[(last + 1)...]
    guard let whole = pasted, whole.suffix(length) == Self.end[...] else { return }
    pieces.append(.paste(whole.dropLast(length)))
    pasted = nil
  }
}
