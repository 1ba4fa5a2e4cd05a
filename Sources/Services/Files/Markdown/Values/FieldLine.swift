/// The fields that stand on a line of a document's head: `**Status:** accepted · **Date:** …`.
enum FieldLine {
  struct Field: Equatable {
    var key: Range<Int>
    /// Without decoration that closes the key.
    var value: Range<Int>
  }

  /// The fields of a line, in order; a line without a colon in its first words has none.
  ///
  /// A sign such as `·` or `|` begins another field only where a key follows.
  static func fields(in bytes: [UInt8], _ text: Range<Int>) -> [Field] {
    guard let colon = colon(in: bytes, text) else { return [] }
    var fields: [Field] = []
    var key = text.lowerBound..<colon.lowerBound
    var start = colon.upperBound
    var place = start
    while place < text.upperBound {
      let next = afterSeparator(bytes, place..<text.upperBound)
      if let next, let colon = keyColon(in: bytes, next..<text.upperBound) {
        fields.append(Field(key: key, value: value(in: bytes, start..<place)))
        key = next..<colon.lowerBound
        start = colon.upperBound
        place = start
      } else {
        place = max(next ?? 0, place + 1)
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

  /// The colon behind a key that begins `text`: a few words, and nothing else.
  private static func keyColon(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int>? {
    guard let colon = colon(in: bytes, text), colon.lowerBound > text.lowerBound,
      (text.lowerBound..<colon.lowerBound).allSatisfy({ place in
        bytes[place].isWordByte || bytes[place].isSpace || bytes[place].isDecoration
      })
    else { return nil }
    return colon
  }

  /// Behind `·`, `•`, `|`, or before a bold word, where a space stands before it.
  private static func afterSeparator(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    guard bytes[text.lowerBound].isSpace else { return nil }
    let rest = text.drop { bytes[$0].isSpace }
    guard let first = rest.first else { return nil }
    if bytes.has("**", at: first, before: rest.upperBound) { return first }
    for sign in ["·", "•", "|"] as [StaticString]
    where bytes.has(sign, at: first, before: rest.upperBound) {
      return rest.dropFirst(sign.utf8CodeUnitCount).first { !bytes[$0].isSpace }
    }
    return nil
  }
}
