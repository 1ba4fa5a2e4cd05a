/// Separates pasted from typed bytes. In bracketed paste mode (xterm control sequences,
/// `CSI ? 2004 h`), the terminal sends `ESC[200~` before and `ESC[201~` after a paste.
nonisolated struct PasteScanner: Sendable {
  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// The last typed bytes, in which a start marker may end.
  private var recent: [UInt8] = []

  private var pasted: [UInt8]?

  /// Whether a paste has started but not ended.
  var isInPaste: Bool { pasted != nil }

  /// Splits the bytes of one read into keys and pastes. `interrupt` is the byte of ^C, if enabled.
  ///
  /// Never holds back bytes for the next read, since they may be keys. If a start marker is split
  /// between reads, all of it is passed on as keys, for the editor to ignore.
  mutating func pieces(of bytes: [UInt8], interrupt: UInt8?) -> [KeyInput.Piece] {
    // A lone ^C in one read comes from a user whose paste never ends.
    if pasted != nil, bytes.count == 1, bytes.first == interrupt { pasted = nil }
    var pieces: [KeyInput.Piece] = []
    for byte in bytes {
      if pasted == nil {
        pieces.append(.key(byte))
        recent = recent.suffix(Self.begin.count - 1) + [byte]
        guard recent == Self.begin else { continue }
        if pieces.suffix(recent.count) == Self.begin.map({ .key($0) })[...] {
          pieces.removeLast(recent.count)
        }
        (recent, pasted) = ([], [])
      } else {
        pasted?.append(byte)
        guard byte == Self.end.last, let text = pasted, text.suffix(Self.end.count) == Self.end[...]
        else { continue }
        pieces.append(.paste(String(decoding: text.dropLast(Self.end.count), as: UTF8.self)))
        pasted = nil
      }
    }
    return pieces
  }
}
