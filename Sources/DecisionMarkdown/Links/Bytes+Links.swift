/// Lines that only link.
extension [UInt8] {
  /// Returns whether a line only leads to a heading of the file: `[Drawbacks](#drawbacks)`. It stands
  /// in a table of contents, and says nothing itself.
  func leadsContents(_ text: Range<Int>) -> Bool {
    // Most lines begin otherwise.
    guard let first = first(of: text), first == "[" || first == "<" else { return false }
    if begins(text, withOneOf: ["[[#", "<a href=\"#", "<a href='#"]) { return true }
    guard first == "[", last(of: text) == ")", let target = self.first("](", in: text)
    else { return false }
    return has("#", at: target + 2, before: text.upperBound)
  }
}

/// Definitions of what links and footnotes lead to.
extension [UInt8] {
  /// Returns whether a text begins like `[label]: target` or `[^1]: See below`.
  func beginsDefinition(_ text: Range<Int>) -> Bool {
    first(of: text) == "["
      && index(of: "]", in: text).map { has("]: ", at: $0, before: text.upperBound) } == true
  }

  func definesFootnote(_ text: Range<Int>) -> Bool {
    begins(text, with: "[^") && beginsDefinition(text)
  }
}

/// The escapes of URLs: `%20`.
extension [UInt8] {
  /// Returns the byte that is escaped at an index; `nil` if none is.
  func escaped(at index: Int) -> UInt8? {
    guard index + 2 < count, self[index] == "%" else { return nil }
    return hexNumber(index + 1..<index + 3).map { UInt8($0) }
  }

  /// Returns a text without the escapes of URLs.
  func decoded(_ range: Range<Int>) -> [UInt8] {
    var (plain, index) = ([UInt8](), range.lowerBound)
    while index < range.upperBound {
      let code = escaped(at: index)
      plain.append(code ?? self[index])
      index += code == nil ? 1 : 3
    }
    return plain
  }
}
