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

  /// Returns whether a line defines the target of links: `[1]: https://…`.
  func definesLink(_ text: Range<Int>) -> Bool {
    guard begins(text, with: "["), !begins(text, with: "[^"),
      let close = index(of: "]", in: text)
    else { return false }
    return has("]: ", at: close, before: text.upperBound)
  }
}
