import Decisions

enum VerdictWords {
  /// Returns whether a row or column of this title gives the verdict on each option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains { $0.means(.outcome) || $0.means(.chosen) || $0.means(.verdictTitle) }
  }

  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if SideSigns.sign(in: bytes, bytes.trimmed(bytes.indices))?.side == .pro { return true }
    let words = ClauseText(bytes, bytes.indices).words
    guard let first = words.first, marksChoice(first.text) else { return false }
    // "Use the library" doesn't say what is chosen.
    return words.dropFirst().first.map { next in
      !next.gap.isEmpty || next.roles.has(.because) || next.roles.has(.connector)
    } ?? true
  }

  /// Returns whether the word after the title of an option says that it was chosen.
  static func marksChoice(_ word: String) -> Bool {
    word.means(.chosen) || word.means(.choiceMark)
  }
}
