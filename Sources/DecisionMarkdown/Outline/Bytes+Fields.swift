extension [UInt8] {
  /// Returns whether a text ends with a colon, which may be full-width, if decoration is
  /// ignored.
  func endsWithColon(_ text: Range<Int>) -> Bool {
    guard let last = text.last(where: { !self[$0].isDecoration }) else { return false }
    // Most texts end with another byte.
    return self[last] == ":"
      || self[last] == 0x9A && ends(text.lowerBound..<last + 1, with: "：")
  }

  /// Returns the colon in the first words of a text, which may be full-width.
  func colon(in text: Range<Int>, within limit: Int = 40) -> Range<Int>? {
    let head = text.prefix(limit)
    let colon = index(of: ":", in: head).map { behindWord($0, head) }
    let end = Swift.min(colon ?? head.upperBound + 2, text.upperBound)
    return first("：", in: text.lowerBound..<end).map { $0..<$0 + 3 }
      ?? colon.map { $0..<$0 + 1 }
  }

  /// Returns the next colon instead of one within a word: `Entscheider:innen: Anna`.
  private func behindWord(_ colon: Int, _ head: Range<Int>) -> Int {
    let word = (colon + 1..<head.upperBound).prefix { self[$0].isWordByte }
    let end = word.upperBound
    guard colon > head.lowerBound, self[colon - 1].isWordByte, !word.isEmpty,
      end + 1 < head.upperBound, self[end] == ":",
      self[end + 1].isBlank || self[end + 1].isDecoration
    else { return colon }
    return end
  }

  func key(of text: Range<Int>, within limit: Int = 40) -> [String]? {
    colon(in: text, within: limit).map {
      words(text.lowerBound..<$0.lowerBound)
    }
  }

  /// Returns the keys and values of a line: `**Status:** accepted · **Date:** …`.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  func keyed(in text: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var text = text
    while let colon = colon(in: text) {
      var (end, next) = (text.upperBound, text.upperBound)
      for index in colon.upperBound..<text.upperBound
      where self[index].isSpace && !self[index - 1].isSpace || self[index] == "<" {
        let rest = text[index...].drop { self[$0].isSpace }
        guard let key = keyBehindSeparator(rest) else { continue }
        (end, next) = (index, key)
        break
      }
      // Notes have `status:: accepted`, and `[status:: accepted] [date:: 2024-05-01]`.
      let isDouble = colon.upperBound < end && self[colon.upperBound] == ":"
      let isInBrackets = isDouble && begins(text.drop { self[$0].isSpace }, with: "[")
      if isInBrackets, let close = index(of: "]", in: colon.upperBound..<text.upperBound) {
        (end, next) = (close, close + 1)
      }
      let value = (colon.upperBound + (isDouble ? 1 : 0)..<end).drop { self[$0].isDecoration }
      fields.append((text.lowerBound..<colon.lowerBound, trimmed(value)))
      text = next..<text.upperBound
    }
    return fields
  }

  /// Returns the text of the image that a text begins with; `nil` for another text.
  func textOfImage(_ text: Range<Int>) -> Range<Int>? {
    let image = begins(text, with: "[") ? text.dropFirst() : text
    guard begins(image, with: "!["), let end = first("](", in: image) else { return nil }
    return image.lowerBound + 2..<end
  }

  /// Returns the start of a key of a few words: after the `·`, `•`, `|` or `<br>` at the beginning of a
  /// text, or at the beginning if the key is bold.
  private func keyBehindSeparator(_ text: Range<Int>) -> Int? {
    // Most words begin with none of these signs.
    guard let first = first(of: text), first.isOne(of: "*|<") || first >= 0x80 else { return nil }
    let separators: [StaticString] = ["**", "·", "•", "|", "<br>", "<br/>", "<br />"]
    guard let separator = separators.first(where: { begins(text, with: $0) }) else { return nil }
    let isBold = self[text].first == "*"
    let rest = text.dropFirst(isBold ? 0 : separator.utf8CodeUnitCount).drop { self[$0].isSpace }
    guard let colon = colon(in: rest),
      self[rest.lowerBound..<colon.lowerBound].allSatisfy({
        $0.isWordByte || $0.isSpace || $0.isDecoration
      })
    else { return nil }
    return rest.lowerBound
  }
}
