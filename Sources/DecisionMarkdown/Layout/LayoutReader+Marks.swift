import BusinessLogic

/// The choice told beside an option rather than in the outcome.
extension LayoutReader {
  /// The only option whose title ends with the word that it was chosen, `Postgres (chosen)`, or of
  /// which a line or a table says so.
  func markedChoice() -> Int? {
    let marked = layout.options.indices.filter { option in
      if layout.options[option].isMarked { return true }
      guard let title = title(of: option) else { return false }
      let words = FoldedWords(bytes.string(title.text)).words
      return words.count > 1 && endsWithChoice(words)
    }
    return marked.count == 1 ? marked.first : nil
  }

  func title(of option: Int) -> DecisionLayout.Passage? {
    layout.options[option].listed ?? layout.options[option].section
  }

  /// `… (chosen)`, but not `… (not chosen)`.
  private func endsWithChoice(_ words: [String]) -> Bool {
    words.last.map(VerdictWords.marksChoice) == true
      && words.dropLast().last.map(ChoicePhrase.denials.contains) != true
  }
}
