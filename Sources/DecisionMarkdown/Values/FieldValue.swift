/// What a field of the head says: its value without what stands around it.
struct FieldValue {
  let bytes: [UInt8]

  /// Without the quotes or brackets around the whole: `"accepted"`, `[proposed]`.
  func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count > 2, let first = value.first, let last = value.last else { return value }
    switch (bytes[first], bytes[last]) {
    case (ASCII.byte("\""), ASCII.byte("\"")), (ASCII.byte("["), ASCII.byte("]")),
      (ASCII.byte("`"), ASCII.byte("`")), (ASCII.byte("{"), ASCII.byte("}")):
      let inner = first + 1..<last
      // "{proposed | accepted}" is what a template says.
      return inner.contains {
        bytes[$0] == bytes[first] || bytes[$0] == bytes[last]
          || bytes[first] == ASCII.byte("{") && bytes[$0] == ASCII.byte("|")
      }
        ? value : bytes.trimmed(inner)
    default:
      return value
    }
  }

  /// `2024-05-01` of `Proposed: 2024-05-01`.
  func dated(_ text: Range<Int>) -> Range<Int> {
    guard let field = FieldLine.fields(in: bytes, text).first,
      !field.key.contains(where: { bytes[$0].isDigit }),
      field.value.first.map({ bytes[$0].isDigit }) == true
    else { return text }
    return field.value
  }

  /// `2024-05-01` of `2024-05-01 · later than planned`.
  func withoutRemark(_ value: Range<Int>) -> Range<Int> {
    bytes.first(" ·", in: value).map { value.lowerBound..<$0 } ?? value
  }

  /// `2024-05-01` of `2024-05-01T12:00:00+02:00`.
  func withoutTime(_ value: Range<Int>) -> Range<Int> {
    let day = value.prefix(10)
    guard value.count > 10, bytes[day.upperBound] == ASCII.byte("T"),
      day.allSatisfy({ bytes[$0].isDigit || bytes[$0] == ASCII.byte("-") })
    else { return value }
    return day
  }

  /// Without quotes and a comment.
  func yamlValue(_ range: Range<Int>) -> Range<Int> {
    var value = bytes.trimmed(range)
    guard let first = value.first.map({ bytes[$0] }) else { return value }
    if first == ASCII.byte("\"") || first == ASCII.byte("'") {
      let inner = value.lowerBound + 1..<value.upperBound
      let end = bytes[inner].firstIndex(of: first) ?? inner.upperBound
      return inner.lowerBound..<end
    }
    if first == ASCII.byte("#") { return value.lowerBound..<value.lowerBound }
    if let comment = bytes.first(" #", in: value) {
      value = bytes.trimmed(value.lowerBound..<comment)
    }
    return value
  }
}
