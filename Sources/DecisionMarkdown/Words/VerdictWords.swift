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

  /// Returns whether the last sentence of a text only says that something was chosen:
  /// `… **Chosen.**`
  static func endsWithChoice(_ text: String) -> Bool {
    let sentences = text.split { ".!".contains($0) }.map { FoldedWords($0).words }
    guard let words = sentences.last(where: { !$0.isEmpty }) else { return false }
    return words.count == 1 && words[0].means(.chosen)
  }

  /// Returns whether the word after the title of an option says that it was chosen.
  static func marksChoice(_ word: String) -> Bool {
    word.means(.chosen) || word.means(.choiceMark)
  }
}
