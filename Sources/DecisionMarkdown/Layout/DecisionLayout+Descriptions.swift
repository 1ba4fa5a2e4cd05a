import Decisions

/// The descriptions after the titles in a list of options: `**Pizza** — rejected, it is far`.
extension DecisionLayout {
  /// Makes notes of the descriptions, and arguments of the reasons in descriptions and notes.
  mutating func readDescriptions() {
    let (all, hasArguments) = (items, hasArguments)
    items = []
    for item in all {
      if let option = item.option, let text = StatedReason.passage(toDivide: item, bytes) {
        describe(option, text, isAlone: !hasArguments[option])
      } else {
        items.append(item)
      }
    }
    for option in options.indices {
      let (listed, repeated) = (options[option].listed, options[option].repeated)
      for title in [listed].compactMap(\.self) + repeated where title.cell == nil {
        guard let description = description(behind: title) else { continue }
        describe(
          option, description, behind: title, .init(title.line, in: outline),
          isAlone: !hasArguments[option])
      }
    }
    items.sort { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
  }

  func description(behind title: Passage) -> Passage? {
    guard let start = endOfTitle(title) else { return nil }
    for index in title.lines where lines[index].text.upperBound > start {
      let text = bytes.withoutSeparators(
        lines[index].text.clamped(to: start..<bytes.count), atEnd: false)
      if text.isEmpty { continue }
      let description = Passage(text: text, lines: index..<title.lines.upperBound)
      return TemplateHint.isHint(bytes, text) ? nil : description
    }
    return nil
  }

  /// Returns the end of a title that something follows; `nil` if nothing does. A title ends at a
  /// hard line break, or with its bold text, link or sentence, which may be on a later line.
  func endOfTitle(_ title: Passage) -> Int? {
    if let wrapped = WrappedTitle(title, in: self) { return wrapped.end }
    return title.lines.count > 1
      || title.text.upperBound < lines[title.lines.lowerBound].text.upperBound
      ? title.text.upperBound : nil
  }

  /// Adds a note with the description of an option, and an argument for each reason in it.
  ///
  /// - Parameter title: The title that the description follows.
  mutating func describe(
    _ option: Int, _ description: Passage, behind title: Passage? = nil,
    _ position: StatedReason.Position = .below, isAlone: Bool = false
  ) {
    let whole = textOfLines(description)
    // A label at the start of a later line has already been read. A limit keeps the time linear where
    // thousands of titles are one paragraph.
    let below = lines[(description.lines.lowerBound + 1)...].prefix(9)
    let end = below.indices.prefix { lines.continues(at: $0) }.last.map {
      lines[$0].text.upperBound
    }
    let isLabelled = StatedReason.labelsSides(
      in: bytes, whole.lowerBound..<max(whole.upperBound, end ?? 0))
    var (rest, position) = (description, position)
    while let reason = StatedReason(
      in: bytes, textOfLines(rest), position, isAlone: isAlone, isLabelled: isLabelled)
    {
      let lead = StatedReason.withoutLooseBrackets(
        bytes.withoutSeparators(rest.text.lowerBound..<reason.whole.lowerBound), in: bytes)
      if !lead.isEmpty {
        let cell = Cell(range: whole, item: lead)
        items.append(Item(option: option, Passage(text: lead, lines: rest.lines, cell: cell)))
      }
      if !bytes.saysNothing(reason.text) {
        // The reason may begin on the title's line.
        let near = (title ?? description).lines.lowerBound..<rest.lines.upperBound
        let first = lines.line(at: reason.whole.lowerBound, in: near)
        let last = lines.line(at: reason.text.upperBound, in: near)
        let isAtEnd = reason.whole.upperBound == lines[last].text.upperBound
        let passage = Passage(
          text: reason.text, lines: first..<last + 1,
          cell: Cell(range: whole, item: reason.whole))
        add(
          Item(
            option: option, side: reason.side, passage,
            marker: reason.whole.lowerBound..<reason.text.lowerBound),
          tail: isAtEnd ? lines[last].tail : nil)
      }
      guard let next = reason.next else { return }
      rest.text = next..<max(next, rest.text.upperBound)
      rest.lines = lines.line(at: next, in: rest.lines)..<rest.lines.upperBound
      position = .below
    }
    items.append(Item(option: option, rest))
  }

  /// Adds an item with its weight.
  ///
  /// - Parameter tail: Where a comment may have the weight, in addition to the end of the cell.
  mutating func add(_ item: Item, tail: Range<Int>? = nil) {
    var item = item
    let end = item.passage.text.upperBound
    let inCell = item.passage.cell.flatMap { Weight.find(in: bytes, end..<$0.item.upperBound) }
    item.weight = (inCell ?? tail.flatMap { Weight.find(in: bytes, $0) })?.weight ?? 1
    items.append(item)
  }

  /// Returns all bytes of a passage, including its further lines and comments at its end.
  func textOfLines(_ passage: Passage) -> Range<Int> {
    let last = passage.lines.last.map { bytes.trimmed(lines[$0].range).upperBound }
    return passage.text.lowerBound..<max(passage.text.upperBound, last ?? 0)
  }
}

extension StatedReason {
  /// Returns the text to split into arguments: a note, or an argument whose text has labels of both
  /// sides, such as `Pro: it lasts. Con: it is big`; `nil` for other items.
  fileprivate static func passage(
    toDivide item: DecisionLayout.Item, _ bytes: [UInt8]
  ) -> DecisionLayout.Passage? {
    if item.passage.cell != nil { return nil }
    if item.kind == .note { return item.passage }
    let text = item.marker.lowerBound..<item.passage.text.upperBound
    guard !item.marker.isEmpty, item.end <= item.passage.lines.upperBound,
      labelsSides(in: bytes, text)
    else { return nil }
    return .init(text: text, lines: item.passage.lines)
  }
}
