import BusinessLogic

extension LayoutReader {
  /// Finds the option that the outcome names: behind `Chosen option:`, or as the only one that its
  /// first paragraph mentions.
  mutating func findChoice() {
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else { return }
    for passage in layout.outcome.prefix(12) {
      let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 400)
      guard let named = ChoicePhrase.name(in: text) else { continue }
      layout.chosen = match(named)
      if layout.chosen == nil {
        layout.problems.append(
          .init(line: passage.lines.lowerBound, message: Problem.unknownChoice))
      }
      return
    }
    for section in outline.sections where section.role == .outcome && section.line >= 0 {
      // "Decision: use Postgres" as a heading.
      let title = bytes.string(layout.lines[section.line].text)
      if let named = ChoicePhrase.name(in: title), let option = match(named) {
        layout.chosen = option
        return
      }
    }
    layout.chosen = markedChoice() ?? onlyMention()
  }

  private func match(_ text: String) -> Int? {
    let words = FoldedWords(InlineText.plain(text)).words
    let name = OptionName(words: words)
    let names = layout.options.map(\.name)
    for agreement in [OptionName.Agreement.same, .prefix, .ordinal] {
      let matches = names.indices.filter { names[$0].agreement(with: name) == agreement }
      // Of several that the text begins with, the longest is meant.
      if let best = matches.max(by: { names[$0].full.utf8.count < names[$1].full.utf8.count }) {
        return matches.count == 1 || agreement == .same || name.full.hasPrefix(names[best].full)
          ? best : nil
      }
    }
    return nil
  }

  /// The only option whose title says `(chosen)`.
  private func markedChoice() -> Int? {
    let marked = layout.options.indices.filter { option in
      guard let title = layout.options[option].listed ?? layout.options[option].section else {
        return false
      }
      let words = FoldedWords(bytes.string(title.text)).words
      return words.count > 1 && words.last.map(SectionWords.chosen.contains) == true
    }
    return marked.count == 1 ? marked.first : nil
  }

  private func onlyMention() -> Int? {
    guard let first = layout.outcome.first else { return nil }
    let text = PassageText.text(of: first, in: bytes, layout.lines, limit: 600)
    let words = FoldedWords(InlineText.plain(text)).words
    // "We don't use Kafka" mentions it too.
    guard !words.contains(where: ChoicePhrase.denials.contains) else { return nil }
    let sentence = " " + words.joined(separator: " ") + " "
    let mentioned = layout.options.indices.filter { option in
      let name = layout.options[option].name
      let number = name.ordinal.map { "option \($0)" } ?? ""
      return [name.full, name.core, number].contains { name in
        name.utf8.count > 2 && sentence.utf8.count > name.utf8.count
          && sentence.contains(" " + name + " ")
      }
    }
    return mentioned.count == 1 ? mentioned.first : nil
  }
}
