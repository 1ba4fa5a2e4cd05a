/// Many texts in one buffer, folded as in ``Phrase``, with the information to restore the
/// originals.
///
/// Takes 9 bytes for 8 bytes of text. Separate strings would take about twice as much, and a search
/// would have to stop at each.
struct FoldedTexts: Sendable {
  /// The folded texts and the marks between them.
  private(set) var bytes: [UInt8] = []
  /// A bit per byte: whether the original is an ASCII capital letter.
  private var capitals: [UInt8] = []
  /// The originals that `capitals` can't restore, by the start of the folded text.
  private var others: [Int: String] = [:]

  mutating func append(_ text: String) {
    let start = bytes.count
    bytes.append(folding: text)
    makeRoomForCapitals()
    var text = text
    let isToldByCapitals = text.withUTF8 { written in
      guard written.count == bytes.count - start else { return false }
      for offset in written.indices where written[offset] != bytes[start + offset] {
        guard written[offset] < 0x80 else { return false }
        let place = start + offset
        capitals[place / 8] |= 1 << UInt8(place % 8)
      }
      return true
    }
    if !isToldByCapitals { others[start] = text }
  }

  /// Appends a byte that doesn't occur in UTF-8.
  mutating func append(mark: UInt8) {
    bytes.append(mark)
    makeRoomForCapitals()
  }

  /// Returns the original of the text from `start` to `end`.
  func text(from start: Int, to end: Int) -> String {
    if let text = others[start] { return text }
    return String(unsafeUninitializedCapacity: end - start) { written in
      for place in start..<end {
        let isCapital = capitals[place / 8] & 1 << UInt8(place % 8) != 0
        written[place - start] = isCapital ? bytes[place] & ~0x20 : bytes[place]
      }
      return end - start
    }
  }

  private mutating func makeRoomForCapitals() {
    let missing = (bytes.count + 7) / 8 - capitals.count
    if missing > 0 { capitals.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
