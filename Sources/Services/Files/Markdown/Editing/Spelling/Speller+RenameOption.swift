extension Speller {
  /// The title in the list, above the section and in the sentence that names the chosen option.
  func renaming(_ option: Int, _ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let old = layout.options[option]
    let passages = [old.listed, old.section].compactMap(\.self)
    let headings = otherHeadings(of: option).map { Replacement(layout.lines[$0].text, words) }
    func titles(_ range: (Range<Int>) -> Range<Int>) -> Spelling {
      passages.flatMap { passage in
        [Replacement(range(passage.text), words)]
          + passage.lines.dropFirst().filter { layout.lines[$0].kind == .text }
          .map { Replacement(wholeLines($0..<$0 + 1)) }
      } + headings
    }
    var spellings = [titles(inner), titles { $0 }]
    guard meaning.chosen == option else { return spellings }
    let chosen =
      choicePlaces.first.map { Replacement($0.name, words) } ?? mention(of: option, words)
    if let chosen { spellings = spellings.map { $0 + [chosen] } + spellings }
    return spellings
  }

  /// What is to be replaced of a title: within bold marks, or the words of a link.
  private func inner(of title: Range<Int>) -> Range<Int> {
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: title.lowerBound, before: title.upperBound)
      && bytes.has(mark, at: title.upperBound - 2, before: title.upperBound) && title.count > 4
    {
      return title.lowerBound + 2..<title.upperBound - 2
    }
    if bytes.has("[", at: title.lowerBound, before: title.upperBound),
      let target = bytes.first("](", in: title)
    {
      return title.lowerBound + 1..<target
    }
    return title
  }

  /// The first place in the outcome that names the option, where no sentence does in form.
  private func mention(of option: Int, _ words: [UInt8]) -> Replacement? {
    let title = Array(meaning.options[option].title.utf8)
    guard !title.isEmpty else { return nil }
    for passage in layout.outcome {
      for line in passage.lines {
        let text = layout.lines[line].text
        if let found = bytes[text].firstRange(of: title) { return Replacement(found, words) }
      }
    }
    return nil
  }
}
