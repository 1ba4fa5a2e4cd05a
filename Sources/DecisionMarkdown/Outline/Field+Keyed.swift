import Decisions

extension Field {
  /// Returns the keys and values of a line: `**Status:** accepted · **Date:** …`.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  static func keyed(
    _ bytes: [UInt8], in text: Range<Int>
  ) -> [(key: Range<Int>, value: Range<Int>)] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var text = text
    var mark: ArraySlice<UInt8>?
    let decoration = Decoration(bytes: bytes)
    while let colon = bytes.colon(in: text), !decoration.hasCode(at: colon.lowerBound, in: text) {
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
      let rest = (colon.upperBound + (isDouble ? 1 : 0)..<end).drop { bytes[$0].isDecoration }
      mark = decoration.openMark(in: text.lowerBound..<rest.lowerBound, behind: mark)
      let value = bytes.trimmed(rest)
      fields.append((text.lowerBound..<colon.lowerBound, Self.value(bytes, value, within: mark)))
      mark = decoration.openMark(in: value, behind: mark)
      text = next..<text.upperBound
    }
    return fields
  }

  /// Returns a value without the mark that closes what was opened before it, and without the full stop
  /// there: `**Status: accepted.** Decided in May`. If the sentence goes on behind the mark, or ends the
  /// decision's life there, so does the value.
  private static func value(
    _ bytes: [UInt8], _ value: Range<Int>, within mark: ArraySlice<UInt8>?
  ) -> Range<Int> {
    guard let mark, let close = bytes[value].firstRange(of: mark),
      close.lowerBound > value.lowerBound
    else { return value }
    let inner = value.lowerBound..<close.lowerBound
    let isSentence = bytes.last(of: inner) == "."
    let rest = close.upperBound..<value.upperBound
    let ends: [Decision.State] = [.superseded, .deprecated, .rejected]
    guard rest.isEmpty || isSentence && !ends.contains(FieldWords.state(of: bytes.string(rest)))
    else { return value }
    return bytes.trimmed(inner.dropLast(isSentence ? 1 : 0))
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
