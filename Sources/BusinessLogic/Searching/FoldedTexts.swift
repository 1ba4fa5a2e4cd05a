/// Many texts in one row of bytes, folded as ``Phrase`` compares them, with what it takes to tell
/// how they were written.
///
/// That is 9 bytes for 8 of the text. The same texts as strings of their own would take about as
/// much again for each as it is long, and a search would stop at each.
struct FoldedTexts: Sendable {
  /// The folded texts and the marks between them.
  private(set) var bytes: [UInt8] = []

  /// A bit for each byte: whether it was written as a capital letter of ASCII.
  private var capitals: [UInt8] = []

  /// The texts of which folding changed more than that, by where they begin.
  private var others: [Int: String] = [:]

  /// Appends a text.
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

  /// Appends a byte that is none of UTF-8.
  mutating func append(mark: UInt8) {
    bytes.append(mark)
    makeRoomForCapitals()
  }

  /// The text that was appended at `start` and ended before `end`, as it was written.
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
