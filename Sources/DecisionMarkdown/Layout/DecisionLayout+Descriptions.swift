import Decisions

/// The descriptions after the titles in a list of options: `**Pizza** — rejected, it is far`.
extension DecisionLayout {
  /// Makes notes of the descriptions, and arguments of the reasons in descriptions and notes.
  mutating func readDescriptions() {
    let argued = items.argued
    divideNotes(argued)
    for option in options.indices {
      let (listed, repeated) = (options[option].listed, options[option].repeated)
      for title in [listed].compactMap(\.self) + repeated where title.cell == nil {
        guard let description = description(behind: title) else { continue }
        describe(
          option, description, .init(title.lines.lowerBound, in: outline),
          isAlone: !argued.contains(option))
      }
    }
    items.sortByPlace()
  }

  private mutating func divideNotes(_ argued: Set<Int>) {
    guard items.indices.contains(where: { items[$0].kind == .note }) else { return }
    let all = items
    items = []
    items.reserveCapacity(all.count)
    for item in all {
      if item.kind == .note, let option = item.option, item.passage.cell == nil {
        describe(option, item.passage, isAlone: !argued.contains(option))
      } else {
        items.append(item)
      }
    }
  }

  func description(behind title: Passage) -> Passage? {
    guard let start = endOfTitle(title), let last = title.lines.last else { return nil }
    for index in title.lines where lines[index].text.upperBound > start {
      let text = bytes.withoutSeparators(
        lines[index].text.clamped(to: start..<bytes.count), atEnd: false)
      guard !text.isEmpty else { continue }
      return TemplateHint.isHint(bytes, text)
        ? nil : .init(text: text, lines: index..<last + 1)
    }
    return nil
  }

  /// Returns the end of a title that something follows: where it is cut off, or where its bold text,
  /// link or sentence ends, which may be on a later line.
  func endOfTitle(_ title: Passage) -> Int? {
    if let wrapped = WrappedTitle(title, in: self) { return wrapped.end(in: self) }
    return title.lines.count > 1
      || title.text.upperBound < lines[title.lines.lowerBound].text.upperBound
      ? title.text.upperBound : nil
  }
}
