/// Divides the title of an option from a description on the same line.
enum OptionTitle {
  /// The bold, quoted or linked title at the beginning of an item, or else all of it: whether a plain
  /// text behind a dash describes or belongs to the title, nobody can tell.
  static func range(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: text.lowerBound, before: text.upperBound) {
      let inner = text.lowerBound + 2..<text.upperBound
      if let end = bytes.first(mark, in: inner),
        dividesTitle(bytes, end + 2..<text.upperBound)
          || end > inner.lowerBound && [".", ":"].contains(Unicode.Scalar(bytes[end - 1])),
        // "**Option A:** Postgres" has its title behind.
        end + 2 == text.upperBound || !OptionName(bytes.string(inner.lowerBound..<end)).core.isEmpty
      {
        return text.lowerBound..<end + 2
      }
    }
    if bytes.has("`", at: text.lowerBound, before: text.upperBound),
      let end = bytes.first("`", in: text.lowerBound + 1..<text.upperBound),
      bytes.has(" - ", at: end + 1, before: text.upperBound)
        || bytes.has(" –", at: end + 1, before: text.upperBound)
        || bytes.has(" —", at: end + 1, before: text.upperBound)
        || bytes.has(":", at: end + 1, before: text.upperBound)
    {
      return text.lowerBound..<end + 1
    }
    if bytes.has("[", at: text.lowerBound, before: text.upperBound),
      let target = bytes.first("](", in: text),
      let end = bytes.first(")", in: target..<text.upperBound),
      dividesTitle(bytes, end + 1..<text.upperBound)
    {
      return text.lowerBound..<end + 1
    }
    return text
  }

  /// Whether a colon, a dash, a bracket or nothing follows.
  private static func dividesTitle(_ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
    let rest = bytes.trimmed(rest)
    // "[Drupal](…), [WordPress](…)" is one title.
    if bytes.has(", [", at: rest.lowerBound, before: rest.upperBound)
      || bytes.has(", **", at: rest.lowerBound, before: rest.upperBound)
    {
      return false
    }
    guard let first = rest.first.map({ bytes[$0] }) else { return true }
    return [":", "-", "(", ",", "."].contains(Unicode.Scalar(first))
      || bytes.has("–", at: rest.lowerBound, before: rest.upperBound)
      || bytes.has("—", at: rest.lowerBound, before: rest.upperBound)
  }
}
