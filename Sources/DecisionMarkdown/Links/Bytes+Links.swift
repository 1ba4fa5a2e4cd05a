/// Lines that only link.
extension [UInt8] {
  /// Returns whether a line only leads to a heading of the file: `[Drawbacks](#drawbacks)`. It stands
  /// in a table of contents, and says nothing itself.
  func leadsContents(_ text: Range<Int>) -> Bool {
    if begins(text, withOneOf: ["[[#", "<a href=\"#", "<a href='#"]) { return true }
    guard begins(text, with: "["), last(of: text) == ")",
      let target = first("](", in: text)
    else { return false }
    return has("#", at: target + 2, before: text.upperBound)
  }

  /// Returns whether a line defines the target of links: `[1]: https://…`.
  func definesLink(_ text: Range<Int>) -> Bool {
    guard begins(text, with: "["), !begins(text, with: "[^"),
      let close = index(of: "]", in: text)
    else { return false }
    return has("]: ", at: close, before: text.upperBound)
  }
}
