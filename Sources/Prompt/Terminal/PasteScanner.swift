/// Tells what is typed from what is pasted, in a terminal's mode "bracketed paste" (xterm's control
/// sequences, `CSI ? 2004 h`): it puts `ESC[200~` before pasted bytes and `ESC[201~` behind them.
nonisolated struct PasteScanner: Sendable {
  enum Piece: Sendable, Equatable {
    case key(UInt8)
    case paste([UInt8])
  }

  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// How much of the beginning has come, and how much of that was let through as keys.
  private var matched = 0
  private var leaked = 0

  private var pasted: [UInt8]?

  /// Whether the end of a paste has yet to come.
  var isInPaste: Bool { pasted != nil }

  /// Takes the bytes of one read apart; `interrupt` is the byte of ^C, if it has one.
  ///
  /// Nothing that could be a key is held back to the next read: of a beginning that is torn, the
  /// first part goes through, and the rest with it, for the editor to ignore the whole of it.
  mutating func pieces(of bytes: [UInt8], interrupt: UInt8?) -> [Piece] {
    // A read of its own is what a person's ^C looks like, who waits for an end that never comes.
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
