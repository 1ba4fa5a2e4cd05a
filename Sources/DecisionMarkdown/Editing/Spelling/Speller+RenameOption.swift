extension Speller {
  /// The title in the list, above the section and in the sentence that names the chosen option.
  func renaming(_ option: Int, _ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let old = layout.options[option]
    let passages = [old.listed, old.section].compactMap(\.self)
    let own = old.section?.lines.lowerBound
    let headings = headings(of: option).filter { $0 != own }
      .map { Replacement(layout.lines[$0].text, words) }
    let rest = passages.flatMap { withoutFurtherText($0.lines) }
    // A bar in a cell would part it.
    func written(in passage: DecisionLayout.Passage) -> [UInt8] {
      passage.cell == nil ? words : Self.escaped(words)
    }
    let inner =
      passages.map { Replacement(self.inner(of: $0.text, option), written(in: $0)) } + headings
    let whole = passages.map { Replacement($0.text, written(in: $0)) } + headings
    // A description stays, unless it is the end of a title that runs on over the next line.
    var spellings = [inner, whole, inner + rest, whole + rest]
    guard meaning.chosen == option else { return spellings }
    let chosen =
      choicePlaces.first.map { [Replacement(self.inner(of: $0.name, option), words)] }
      ?? layout.choice.flatMap { $0.form == .words ? $0 : nil }.map { choice in
        mentions(of: option, in: text(of: choice.passage)).map { Replacement($0, words) }
      }
    if let chosen { spellings = spellings.map { $0 + chosen } + spellings }
    return spellings
  }

  /// What is to be replaced of a title: its words, without a description, decoration or the target
  /// of a link; all of it if they are decorated themselves.
  private func inner(of title: Range<Int>, _ option: Int) -> Range<Int> {
    let known = Array(meaning.options[option].title.utf8)
    guard !known.isEmpty else { return title }
    return bytes[title].firstRange(of: known) ?? title
  }
}
