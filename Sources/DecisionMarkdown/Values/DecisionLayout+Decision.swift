import Decisions

extension DecisionLayout {
  /// - Parameter withText: Whether to read its sections and its markup; they are empty otherwise.
  func decision(named fallbackTitle: String, withText: Bool = true) -> Decision {
    let written = title.map { plain($0) } ?? ""
    let name = written.isEmpty ? fallbackTitle : written
    let itemsOf = Dictionary(grouping: items.indices) { items[$0].option }
    func arguments(of option: Int?) -> [Argument] {
      itemsOf[option, default: []].compactMap { argument($0) }
    }
    func texts(_ kind: DecisionItem.Kind, of option: Int?) -> [String] {
      itemsOf[option, default: []].filter { items[$0].kind == kind }
        .map { text(of: items[$0].passage) }
    }
    let topics = options.enumerated().map { index, option in
      Topic(
        title: option.isDocument ? name : title(of: index), arguments: arguments(of: index),
        notes: texts(.note, of: index), line: option.line.map { $0 + 1 },
        wordings: wordings(of: option))
    }
    let (sections, markup) = withText ? SectionReader.read(self) : ([], [])
    let status = status.map { text(of: $0) }
    let outcome = OutcomeText(layout: self)
    let state =
      status.map(FieldWords.state)
      ?? (conflict == nil ? outcome.state(inFileNamed: fallbackTitle) : .undecided)
    let reader = LinkReader(layout: self)
    let (links, successor) = reader.links()
    let names = names
    return Decision(
      title: name, status: status, statusLine: self.status.map { $0.lines.lowerBound + 1 },
      toldState: state, successor: successor,
      date: date.map { text(of: $0) },
      options: topics, chosen: conflict == nil ? choice?.option : nil,
      context: context.map { text(of: $0) },
      names: names.isEmpty ? nil : names, outcome: outcome.text,
      drivers: texts(.driver, of: nil),
      consequences: arguments(of: nil), remarks: texts(.remark, of: nil), sections: sections,
      markup: markup, links: links, predecessors: reader.predecessors(among: links),
      problems: problems, exemptions: ExemptionReader.exemptions(in: outline))
  }

  private func argument(_ index: Int) -> Argument? {
    let item = items[index]
    return item.side.map { side in
      Argument(
        side, reason(item), details: details(of: index), weight: item.weight, line: item.line + 1)
    }
  }

  /// Returns the text, without the end of decoration that begins in the marker.
  func reason(_ argument: Item) -> String {
    let text = text(of: argument.passage)
    guard let mark = bytes.first(of: argument.marker), mark.isDecoration, text.utf8.last == mark
    else {
      return text
    }
    let count = text.utf8.count { $0 == mark }
    let width = text.utf8.suffix(2).allSatisfy { $0 == mark } ? 2 : 1
    return count % (2 * width) == width ? String(text.dropLast(width)) : text
  }

  /// Returns a line for each item and paragraph below an argument, unless that is an argument.
  private func details(of number: Int) -> [String] {
    let (start, end) = (items[number].passage.lines.upperBound, items[number].end)
    guard start < end else { return [] }
    var details: [String] = []
    var isOpen = false
    var below = items[(number + 1)...]
    var endOfNext = start
    for index in start..<end where index >= endOfNext {
      below = below.drop { $0.line < index }
      if let next = below.first, next.line == index {
        endOfNext = next.end
        isOpen = false
        continue
      }
      let line = lines[index]
      switch line.kind {
      case .text where isOpen:
        details[details.count - 1] += " " + bytes.string(line.text)
      case .bullet, .numbered, .text:
        if !line.text.isEmpty { details.append(bytes.string(line.text)) }
        isOpen = !line.text.isEmpty
      case .comment: break
      default: isOpen = false
      }
    }
    return details
  }

  /// Returns a title without the mark that tells the choice: `Postgres (chosen)`.
  private func title(of index: Int) -> String {
    let title = title(of: options[index])
    return choice?.option == index ? ChoiceMark.title(without: title) ?? title : title
  }

  /// Returns the title in the list, or the one above the section if it says the same in fewer words:
  /// the longer one also describes the option. One like `Option 2` or `A1` says nothing.
  private func title(of option: Option) -> String {
    let titles = [option.listed, option.section].compactMap(\.self).map { wrappedTitle($0) }
    guard titles.count > 1, titles[0] != titles[1] else { return titles.first ?? "" }
    let names = titles.map { OptionName($0) }
    if names[0].core.isEmpty { return titles[1] }
    let isSame = names[0].core.contains(names[1].core) || names[1].core.contains(names[0].core)
    return isSame && !names[1].onlyNumbers && titles[1].utf8.count < titles[0].utf8.count
      ? titles[1] : titles[0]
  }

  /// Returns the full text of the lines of its titles.
  private func wordings(of option: Option) -> [String] {
    option.titles.map { title in
      if let cell = title.cell { return InlineText.plain(bytes[cell.range]) }
      let whole = lines[title.line].text
      return text(of: Passage(text: whole, lines: title.lines))
    }
  }

  /// Returns a title, which may take several lines.
  func wrappedTitle(_ passage: Passage) -> String {
    passage.lines.count > 1
      ? WrappedTitle(passage, in: self)?.title ?? plain(passage) : plain(passage)
  }

  private func text(of field: Field) -> String {
    field.texts.map { InlineText.plain($0) }.joined(separator: ", ")
  }

  private var names: [Decision.NameField: [String]] {
    var names: [Decision.NameField: [String]] = [:]
    for (role, field) in fields {
      if case .names(let list) = role { names[list] = field.texts }
    }
    return names
  }

  private func plain(_ passage: Passage) -> String { InlineText.plain(bytes[passage.text]) }
}
