extension [UInt8] {
  /// Returns whether a text ends with a colon, which may be full-width, if decoration is
  /// ignored.
  func endsWithColon(_ text: Range<Int>) -> Bool {
    guard let last = text.last(where: { !self[$0].isDecoration }) else { return false }
    // Most texts end with another byte.
    return self[last] == ":"
      || self[last] == 0x9A && ends(text.lowerBound..<last + 1, with: "：")
  }

  /// Returns whether a text ends with a question mark, if decoration is ignored.
  func endsWithQuestionMark(_ text: Range<Int>) -> Bool {
    let text = text.dropLast { self[$0].isDecoration }
    return ends(text, with: "?") || ends(text, with: "？")
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
    colon(in: text, within: limit).map { words(text.lowerBound..<$0.lowerBound) }
  }

  /// Returns the text of the image that a text begins with; `nil` for another text.
  func textOfImage(_ text: Range<Int>) -> Range<Int>? {
    let image = begins(text, with: "[") ? text.dropFirst() : text
    guard begins(image, with: "!["), let end = first("](", in: image) else { return nil }
    return image.lowerBound + 2..<end
  }

  /// Whether a file's front matter is TOML, between `+++`, instead of YAML.
  var hasTOML: Bool {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return begins(start..<count, with: "+++")
  }
}
