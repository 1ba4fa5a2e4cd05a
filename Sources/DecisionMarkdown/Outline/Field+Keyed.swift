extension Field {
  /// Returns the keys and values of a line: `**Status:** accepted · **Date:** …`.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  static func keyed(
    _ bytes: [UInt8], in text: Range<Int>
  ) -> [(key: Range<Int>, value: Range<Int>)] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var text = text
    while let colon = bytes.colon(in: text) {
      var (end, next) = (text.upperBound, text.upperBound)
      for index in colon.upperBound..<text.upperBound
      where bytes[index].isSpace && !bytes[index - 1].isSpace || bytes[index] == "<" {
        let rest = text[index...].drop { bytes[$0].isSpace }
        guard let key = keyBehindSeparator(bytes, rest) else { continue }
        (end, next) = (index, key)
        break
      }
      // Notes have `status:: accepted`, and `[status:: accepted] [date:: 2024-05-01]`.
      let isDouble = colon.upperBound < end && bytes[colon.upperBound] == ":"
      let isInBrackets = isDouble && bytes.begins(text.drop { bytes[$0].isSpace }, with: "[")
      if isInBrackets, let close = bytes.index(of: "]", in: colon.upperBound..<text.upperBound) {
        (end, next) = (close, close + 1)
      }
      let value = (colon.upperBound + (isDouble ? 1 : 0)..<end).drop { bytes[$0].isDecoration }
      fields.append((text.lowerBound..<colon.lowerBound, bytes.trimmed(value)))
      text = next..<text.upperBound
    }
    return fields
  }

  /// Returns the start of a key of a few words: after the `·`, `•`, `|` or `<br>` at the beginning of a
  /// text, or at the beginning if the key is bold.
  private static func keyBehindSeparator(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    let separators: [StaticString] = ["**", "·", "•", "|", "<br>", "<br/>", "<br />"]
    guard let separator = separators.first(where: { bytes.begins(text, with: $0) }) else {
      return nil
    }
    let isBold = bytes[text].first == "*"
    let rest = text.dropFirst(isBold ? 0 : separator.utf8CodeUnitCount).drop { bytes[$0].isSpace }
    guard let colon = bytes.colon(in: rest),
      bytes[rest.lowerBound..<colon.lowerBound].allSatisfy({
        $0.isWordByte || $0.isSpace || $0.isDecoration
      })
    else { return nil }
    return rest.lowerBound
  }
}
