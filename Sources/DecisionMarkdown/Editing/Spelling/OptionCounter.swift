/// The number or the letter at the beginning of an option's title: `Option B - `, `2. `.
struct OptionCounter: Equatable {
  /// `Option ` in `Option B - `.
  let lead: String
  /// `B`
  private(set) var label: String
  /// ` - `
  let separator: String

  /// Reads the beginning of a title; `nil` if nothing counts there.
  init?(_ title: String) {
    guard let known = OptionName(title).label else { return nil }
    let words = title.split { !$0.isLetter && !$0.isNumber }.prefix(2)
    guard let label = words.first(where: { $0.lowercased() == known }) else { return nil }
    let rest = title[label.endIndex...]
    self.label = String(label)
    lead = String(title[..<label.startIndex])
    separator = String(rest.prefix { $0.isWhitespace || ".:)-–—：、．）".contains($0) })
    // "3 nodes" counts nothing.
    let isCounter = !lead.isEmpty || separator.contains { !$0.isWhitespace }
    guard !separator.isEmpty, separator.count < rest.count, isCounter else { return nil }
  }

  /// The counter of the next option; `nil` behind Z.
  var next: OptionCounter? {
    var next = self
    if let number = Int(label) {
      next.label = String(number + 1)
    } else if label.utf8.count == 1, let letter = label.utf8.first, (letter | 0x20) &- 0x61 < 25 {
      next.label = String(UnicodeScalar(letter + 1))
    } else {
      return nil
    }
    return next
  }
}
