import BusinessLogic

/// The choice told beside an option rather than in the outcome.
extension LayoutReader {
  /// The only option whose title says `(chosen)` or goes on with it, `Postgres — chosen`, whose
  /// description ends so, or that alone has a ✅ where others have a ❌.
  func markedChoice() -> Int? {
    let marked = layout.options.indices.filter { option in
      if layout.options[option].isMarked { return true }
      guard let title = title(of: option) else { return false }
      let words = FoldedWords(bytes.string(title.text)).words
      return words.count > 1 && endsWithChoice(words) || saysChosen(behind: title)
        || saysChosen(inBracketsOf: title)
    }
    if !marked.isEmpty { return marked.count == 1 ? marked.first : nil }
    let told = layout.options.indices.filter(isToldToBeChosen)
    if !told.isEmpty { return told.count == 1 ? told.first : nil }
    let signs = layout.options.indices.map { option in
      title(of: option).flatMap { SideSigns.sign(in: bytes, $0.text)?.side }
    }
    let ticked = signs.indices.filter { signs[$0] == .pro }
    return ticked.count == 1 && signs.contains(.con) ? ticked.first : nil
  }

  func title(of option: Int) -> DecisionLayout.Passage? {
    layout.options[option].listed ?? layout.options[option].section
  }

  /// `… (chosen)`, but not `… (not chosen)`.
  private func endsWithChoice(_ words: [String]) -> Bool {
    words.last.map(VerdictWords.marksChoice) == true
      && words.dropLast().last.map(ChoicePhrase.denials.contains) != true
  }

  /// `Option A (chosen): bread`: nothing but that between brackets, wherever those stand.
  private func saysChosen(inBracketsOf title: DecisionLayout.Passage) -> Bool {
    let parts = InlineText.plain(bytes.string(title.text)).split { "()（）[]".contains($0) }
    return parts.dropFirst().contains { part in
      let words = FoldedWords(part).words
      return words.count == 1 && words.first.map(VerdictWords.marksChoice) == true
    }
  }

  /// Whether the last sentence of its description is nothing but that: `… **Chosen.**`
  private func isToldToBeChosen(_ option: Int) -> Bool {
    guard let note = layout.notes.first(where: { $0.option == option })?.passage,
      layout.options[option].listed?.lines.contains(note.lines.lowerBound) == true
    else { return false }
    return VerdictWords.endsWithChoice(PassageText.text(of: note, in: bytes, layout.lines))
  }

  private func saysChosen(behind title: DecisionLayout.Passage) -> Bool {
    let end = title.cell?.range.upperBound ?? layout.lines[title.lines.lowerBound].text.upperBound
    guard title.text.upperBound < end else { return false }
    let rest = InlineText.plain(bytes.string(title.text.upperBound..<end))
    let words = FoldedWords(rest).words
    return words.first.map(VerdictWords.marksChoice) == true
      || rest.last == ")" && endsWithChoice(words)
  }
}
