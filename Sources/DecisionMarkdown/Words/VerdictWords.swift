import BusinessLogic

/// The words that tell what became of an option: that it was chosen, or not.
enum VerdictWords {
  /// Whether a row or column of this title tells what became of an option.
  static func tellsOutcome(_ words: [String]) -> Bool {
    words.contains {
      SectionWords.outcome.contains($0) || chosen.contains($0) || titles.contains($0)
    }
  }

  /// Whether what stands in such a row or column says that it was chosen.
  static func saysChosen(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let start = bytes.trimmed(bytes.indices)
    return SideSigns.sign(in: bytes, start)?.side == .pro
      || FoldedWords(text).words.first.map(marksChoice) == true
  }

  /// Whether the last sentence of a text is nothing but that something was chosen: `… **Chosen.**`
  static func endsWithChoice(_ text: String) -> Bool {
    let sentences = text.split { ".!".contains($0) }.map { FoldedWords($0).words }
    guard let words = sentences.last(where: { !$0.isEmpty }) else { return false }
    return words.count == 1 && marksChoice(words[0])
  }

  /// Words of a choice made: `Chosen option`.
  static let chosen = Language.words(.chosen)

  /// Whether a title that ends with the word, or goes on with it, is that of the chosen option.
  static func marksChoice(_ word: String) -> Bool {
    chosen.contains(word) || marks.contains(word)
  }

  /// Words that say so behind a title only: elsewhere they tell what is done.
  private static let marks = Language.words(.choiceMark)

  /// Words that say that it was not chosen, or not now.
  static let rejections = Language.words(.rejected)

  /// Words of a row or a column that tells so of each option.
  private static let titles = Language.words(.verdictTitle)

  /// Keys of a line that tells what became of an option: `Verdict: …`.
  static let keys = Language.words(.verdictKey)
}
