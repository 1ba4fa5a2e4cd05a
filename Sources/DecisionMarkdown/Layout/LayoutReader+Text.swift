import Decisions

extension LayoutReader {
  /// Reads a line of text: it continues something, labels what follows, or begins a paragraph.
  mutating func readText(_ index: Int) {
    let line = outline.lines[index]
    let mark = here.mark(at: index, outline)
    let isEntry = outline.entries.contains(index)
    let isContinuation = !isEntry && outline.lines.continues(at: index)
    if mark.kind == .label {
      here.beginLabel(
        line.text, mark.side, indent: here.indent(ofLabel: index, in: layout), in: layout)
      here.open = .nothing
      here.holdsList = outline.filledLabels.contains(index)
      return
    }
    if isContinuation, mark.kind == .none, let side = here.side,
      let first = here.beginning(in: layout), outline.repeatsSymbol(first, at: index)
    {
      // "⚠️ It is slow" below another
      return argue(side, index, from: line.text.lowerBound)
    }
    if isContinuation, !here.endsText(before: mark, at: index, in: layout), here.open != .nothing {
      continueParagraph(index)
      return
    }
    if mark.kind == .reset, outline.answersCons(index) {
      here.open = .nothing
      return here.stack.pushLine(indent: line.indent, .unsided)
    }
    if mark.kind == .reset { here.stack.leaveLabelLine(indent: line.indent) }
    beginParagraph(index, line, mark)
  }

  /// Reads another line of a paragraph. The line may be a field, or state the decision.
  private mutating func continueParagraph(_ index: Int) {
    switch here.open {
    case .outcome where around.role != .outcome && readField(of: index): here.open = .prose
    case .outcome where ChoicePhrase.begins(index, in: outline): decide(index)
    case .prose where layout.extendField(to: index) || readField(of: index): break
    case .prose where layout.beginsField(here.paragraph) && ChoicePhrase.begins(index, in: outline):
      decide(index)
    default: layout.extend(here.open, to: index)
    }
  }

  private mutating func beginParagraph(_ index: Int, _ line: Line, _ mark: Mark) {
    if outline.entries.contains(index) {
      here.stack.clear()
      let name = outline.lead.nameOfOption(in: line.text)
      return nameOption(index, from: name ?? line.text.lowerBound, indent: -1)
    }
    here.stack.enterParagraph(indent: line.indent)
    if case .argument(let argument) = here.stack.innermost {
      layout.items[argument].end = index + 1
      here.open = .detail(argument)
      return
    }
    (here.open, here.paragraph) = (.prose, index)
    if here.saysNothing(line, mark, bytes) { return }
    if mark.kind == .explicit || mark.kind == .sign && around.owner != .listed,
      around.holdsParagraphs, here.stack.option != nil || !here.endsTitles(in: layout)
    {
      return argue(mark.side, index, from: mark.end, marker: line.text.lowerBound)
    }
    if let side = here.side, here.argues(index, outline) {
      return argue(side, index, from: line.text.lowerBound)
    }
    // A label whose list came before doesn't reach below this.
    here.stack.leaveFilledLabel()
    readProse(index)
  }
}

extension ReadingState {
  /// Begins the arguments below a label. They belong to the option around it, or to the one that the
  /// label names: `Pros of Kafka:`, `Why not Kafka?`
  mutating func beginLabel(
    _ text: Range<Int>, _ side: Side, indent: Int = 0, in layout: DecisionLayout
  ) {
    let title = SectionTitle(layout.bytes, text)
    let name = OptionName(words: title.isSubject ? title.words : [])
    if let named = name.lastIndex(in: layout.options) {
      return stack.pushLine(indent: indent, .option(named), .label(side))
    }
    stack.leaveLabelLine(indent: indent)
    let words = layout.bytes.words(text)
    let isOfOther =
      title.isSubject && title.role == .rejection || SideWords.areOfSeveral(words)
      || section.owner == .listed && stack.option == nil
        && (endsTitles(in: layout)
          || lastListed != nil && title.isSubject && SideWords.nameSubject(words, title.words))
    stack.pushLine(indent: indent, isOfOther ? .unsided : .label(side))
  }

  /// Returns the indentation of a label. Where Markdown takes it into the argument above, it is also the
  /// label of the list beside that argument.
  func indent(ofLabel index: Int, in layout: DecisionLayout) -> Int {
    let lines = layout.outline.lines
    let indent = lines[index].indent
    guard case .item(let above) = open, layout.items[above].side != nil,
      let next = lines.next(after: index), next.beginsItem, next.indent < indent,
      case let item = lines[layout.items[above].passage.lines.lowerBound],
      item.beginsItem, item.indent == next.indent
    else { return indent }
    return next.indent
  }

  /// Begins what the line at `index` introduces: the arguments of an option, what a label with its title
  /// says about it, or, after the options, items that aren't options, such as the legend of a table.
  mutating func beginIntroduced(by index: Int, in layout: DecisionLayout) {
    let (outline, lead) = (layout.outline, layout.outline.lead)
    if outline.labelsOfOthers.contains(index) {
      let name = OptionName(outline.bytes[outline.lines[index].text])
      let named = layout.options.prefix(OptionName.mostCompared).lastIndex {
        $0.name.closeness(to: name) == .same
      }
      return stack.pushLine(
        indent: outline.lines[index].indent, named.map { .option($0) } ?? .unsided)
    }
    if outline.bytes.endsWithColon(outline.lines[index].text),
      hasRows || lastListed != nil && open == .prose && lead.tellsChoice(index),
      !lead.announcesOptions(index, in: section.role)
    {
      listsOthers = true
    }
    guard section.owner.isOption || stack.option != nil, outline.marks[index].kind != .label,
      let side = lead.side(at: index)
    else { return }
    let line = outline.lines[index]
    stack.pushLine(indent: line.beginsItem ? line.indent + 1 : line.indent, .label(side))
    open = .nothing
    holdsList = true
  }

  /// Returns whether a line with this mark begins an argument, although it could continue the text
  /// above. Within an item, only a label begins one: `Pro: it is quick`.
  fileprivate func endsText(before mark: Mark, at index: Int, in layout: DecisionLayout) -> Bool {
    let (outline, line) = (layout.outline, layout.lines[index])
    // A bold key at the margin ends an item, unlike in CommonMark, and so does a bold line above a list.
    let isKey =
      MarkReader(outline.bytes).beginsKey(line.text)
      || mark.kind == .reset && outline.lead.isBold(line.text)
        && outline.lines.next(after: index)?.beginsItem == true
    if line.indent == 0, isKey { return true }
    let isBare = beginning(in: layout)?.beginsItem == false
    // "It has no / downside: we run it already."
    let isLabel = mark.isLabelled && !outline.lead.endsSentence(index)
    return mark.kind == .explicit && (isBare || isLabel) || mark.kind == .sign && isBare
  }

  /// Returns whether items may be fields: below the title, or beside the status.
  func holdsFields(in layout: DecisionLayout) -> Bool {
    let status = layout.status.map { layout.outline.section(of: $0.lines.lowerBound).line }
    return section.role == .title || status == section.line
  }

  /// Returns whether a line is a hint of a template, or says that there is nothing:
  /// `Bad, because none`, or `None` below the label or the heading of a side.
  func saysNothing(_ line: Line, _ mark: Mark, _ bytes: [UInt8]) -> Bool {
    let text = mark.kind == .explicit ? mark.end..<line.text.upperBound : line.text
    // "TBD" is a status.
    let isStatus = section.role == .status && FieldWords.beginOpen(bytes.words(text))
    return TemplateHint.isHint(bytes, text)
      || !text.isEmpty && !isStatus && bytes.saysNothing(text)
      || mark.kind == .none && side.map { bytes.denies($0, line.text) } == true
  }

  /// Returns whether a paragraph below a label or a heading of one side is an argument: if no list
  /// has the arguments, and it is no question, no footnote, and introduces nothing.
  fileprivate func argues(_ index: Int, _ outline: Outline) -> Bool {
    if section.isOneArgument { return true }
    let line = outline.lines[index]
    guard !holdsList, !line.isQuoted, !outline.bytes.definesFootnote(line.text),
      // ": it lasts" is an entry of a list of definitions.
      outline.bytes.first(of: line.text) != ":"
    else { return false }
    let text = outline.lines[outline.lines.endOfParagraph(index) - 1].text
    return !outline.bytes.endsWithColon(text) && !outline.bytes.endsWithQuestionMark(text)
  }
}
