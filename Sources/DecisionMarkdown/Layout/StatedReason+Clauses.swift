/// The clauses of a description, of which one may state a reason.
extension StatedReason {
  /// Returns where the clauses of a text begin, with their decoration.
  static func clauses(in bytes: [UInt8], _ text: Range<Int>) -> some Collection<Int> {
    text.lazy.filter { index in
      bytes[index].isWordByte && (index == text.lowerBound || !bytes[index - 1].isWordByte)
        || bytes[index].isWide && endsWide(text.lowerBound..<index, bytes)
    }.compactMap { startOfClause(at: $0, bytes, text) }
  }

  /// Returns whether a text ends with a full stop or a semicolon of a script without spaces.
  private static func endsWide(_ text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes.ends(text, with: "。") || bytes.ends(text, with: "；")
  }

  /// Returns the start of the clause whose first word is at `index`, with its decoration; `nil` if
  /// no clause begins there.
  private static func startOfClause(
    at index: Int, _ bytes: [UInt8], _ text: Range<Int>
  ) -> Int? {
    var start = index
    while start > text.lowerBound, bytes[start - 1].isDecoration { start -= 1 }
    if endsWide(text.lowerBound..<start, bytes) { return start }
    guard start == text.lowerBound || !bytes[start - 1].isWordByte else { return nil }
    guard let last = (text.lowerBound..<start).last(where: { !bytes[$0].isBlank }) else {
      return start
    }
    // The first byte of `—` and `✅` is 0xE2, that of a letter isn't.
    let isSign =
      bytes[last] < 0x80
      ? bytes[last].isOne(of: ".;,:!?|/()->") : bytes[...last].last { $0 >= 0xC0 } == 0xE2
    return isSign ? start : nil
  }
}
