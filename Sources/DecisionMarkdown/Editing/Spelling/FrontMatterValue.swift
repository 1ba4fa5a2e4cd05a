/// Values in the YAML at the top of a file.
enum FrontMatterValue {
  /// The text as a value: plain, or in quotes where YAML would take it for something else.
  static func written(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let isPlain =
      bytes.first.map { $0.isWordByte || $0.isDigit } == true && bytes.last != ASCII.byte(":")
      && bytes.first(": ", in: bytes.indices) == nil && bytes.first(" #", in: bytes.indices) == nil
    if isPlain { return bytes }
    // Neither kind of quotes can hold itself without an escape.
    let quote = bytes.contains(ASCII.byte("\"")) ? ASCII.byte("'") : ASCII.byte("\"")
    return [quote] + bytes + [quote]
  }

  /// The value with the quotes around it, if there are any.
  static func quoted(in bytes: [UInt8], _ value: Range<Int>) -> Range<Int> {
    guard value.lowerBound > 0, value.upperBound < bytes.count,
      bytes[value.lowerBound - 1] == bytes[value.upperBound],
      bytes[value.upperBound] == ASCII.byte("\"") || bytes[value.upperBound] == ASCII.byte("'")
    else { return value }
    return value.lowerBound - 1..<value.upperBound + 1
  }
}
