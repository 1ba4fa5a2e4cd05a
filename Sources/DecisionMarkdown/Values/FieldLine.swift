/// Fields on a line of a document's head: `**Status:** accepted · **Date:** …`.
enum FieldLine {
  struct Field: Equatable {
    var key: Range<Int>
    var value: Range<Int>
  }

  /// The fields of a line; none without a colon in its first words.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  static func fields(in bytes: [UInt8], _ text: Range<Int>) -> [Field] {
    guard let colon = colon(in: bytes, text) else { return [] }
    var fields: [Field] = []
    var key = text.lowerBound..<colon.lowerBound
    var start = colon.upperBound
    var place = start
    while place < text.upperBound {
      guard bytes[place].isSpace else {
        place += 1
        continue
      }
      let end = place
      let rest = text[place...].drop { bytes[$0].isSpace }
      place = rest.lowerBound
      if let next = afterSeparator(bytes, rest),
        let colon = keyColon(in: bytes, next..<text.upperBound)
      {
        fields.append(Field(key: key, value: value(in: bytes, start..<end)))
        key = next..<colon.lowerBound
        start = colon.upperBound
        place = start
      }
    }
    return fields + [Field(key: key, value: value(in: bytes, start..<text.upperBound))]
  }

  private static func value(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    var text = text
    while let first = text.first, bytes[first].isDecoration { text = text.dropFirst() }
    return bytes.trimmed(text)
  }

  private static func colon(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int>? {
    for place in text.prefix(40) {
      if bytes[place] == ASCII.byte(":") { return place..<place + 1 }
      if bytes.has("：", at: place, before: text.upperBound) { return place..<place + 3 }
    }
    return nil
  }

  /// The colon after a key of a few words at the beginning of `text`.
  private static func keyColon(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int>? {
    guard let colon = colon(in: bytes, text), colon.lowerBound > text.lowerBound,
      (text.lowerBound..<colon.lowerBound).allSatisfy({ place in
        bytes[place].isWordByte || bytes[place].isSpace || bytes[place].isDecoration
      })
    else { return nil }
    return colon
  }

  /// The position after the `·`, `•` or `|` that begins `text`, or its beginning if it is bold.
  private static func afterSeparator(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    if bytes.has("**", at: text.lowerBound, before: text.upperBound) { return text.lowerBound }
    for sign in ["·", "•", "|"] as [StaticString]
    where bytes.has(sign, at: text.lowerBound, before: text.upperBound) {
      return text.dropFirst(sign.utf8CodeUnitCount).first { !bytes[$0].isSpace }
    }
    return nil
  }
}
