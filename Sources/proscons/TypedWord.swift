/// A word of a command line, as bash, zsh and fish quote it.
struct TypedWord {
  /// The word without its quotes.
  private(set) var text = ""
  /// The quote that isn't closed.
  private var open: Character?
  /// Whether it began somewhere in the word.
  private var isOpenInside = false

  init(_ word: String) {
    var characters = word.makeIterator()
    var isFirst = true
    while let character = characters.next() {
      switch (character, open) {
      case ("\\", nil), ("\\", "\""): text += characters.next().map { String($0) } ?? ""
      case ("'", nil), ("\"", nil): (open, isOpenInside) = (character, !isFirst)
      case (open, _): open = nil
      default: text.append(character)
      }
      isFirst = false
    }
  }

  /// Returns a text as bash needs it in place of what has been typed, behind an open quote; `nil` if the
  /// quote is in the middle, where bash would replace only what follows it.
  func quoting(_ text: String) -> String? {
    if open != nil, isOpenInside { return nil }
    switch open {
    case "'": return text.replacing("'", with: #"'\''"#)
    case nil:
      let home = text.hasPrefix("~/") ? "~" : ""
      return home
        + escaping(text.dropFirst(home.count)) {
          !$0.isLetter && !$0.isNumber && !"_./:@%+,=-".contains($0)
        }
    default: return escaping(text[...]) { "\"\\$`".contains($0) }
    }
  }

  private func escaping(_ text: Substring, _ isSpecial: (Character) -> Bool) -> String {
    text.map { isSpecial($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
