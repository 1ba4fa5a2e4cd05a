import Decisions

enum VerdictWords {
  /// Returns whether a row or column of this title gives the verdict on each option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains { $0.means(.outcome) || $0.means(.chosen) || $0.means(.verdictTitle) }
  }

  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return SideSigns.sign(in: bytes, bytes.trimmed(bytes.indices))?.side == .pro
      || FoldedWords(text).words.first.map(marksChoice) == true
  }

  /// Returns whether the word after the title of an option says that it was chosen.
  static func marksChoice(_ word: String) -> Bool {
    word.means(.chosen) || word.means(.choiceMark)
  }
}
