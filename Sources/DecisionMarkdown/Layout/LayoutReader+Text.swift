import BusinessLogic

extension LayoutReader {
  /// Puts a line of text where it belongs: it continues something, labels what follows, or begins
  /// a paragraph.
  mutating func readText(_ place: Int) {
    let line = outline.lines[place]
    if definesLink(line.text) {
      here.open = .prose
      return
    }
    let mark = mark(at: place)
    let isContinuation = place > 0 && line.continues(outline.lines[place - 1])
    if mark.kind == .label, !isContinuation || line.indent < 4 || here.open == .nothing,
      !isContinuation || !goesOnWithArgument(line)
    {
      here.stack.pushLabelLine(indent: indentOfLabel(place, isContinuation), mark.side)
      here.open = .nothing
      return
    }
    let isNext =
      isBareArgument
      && (mark.kind == .explicit || mark.kind == .sign || MarkReader(bytes).beginsKey(line.text))
    // A bold key at the margin is no end of an item, though CommonMark reads it so.
    let isKey = line.indent == 0 && MarkReader(bytes).beginsKey(line.text)
    if isContinuation, !isNext, !isKey, extendOpen(place) { return }
    if mark.kind == .reset, answersCons(place) {
      here.open = .nothing
      return here.stack.pushUnsidedLine(indent: line.indent)
    }
    if mark.kind == .reset { here.stack.leaveLabelLine(indent: line.indent) }
    beginParagraph(place, line, mark)
  }

  /// Whether a line is the target of links elsewhere: `[1]: https://…`.
  private func definesLink(_ text: Range<Int>) -> Bool {
    guard bytes.has("[", at: text.lowerBound, before: text.upperBound),
      !bytes.has("[^", at: text.lowerBound, before: text.upperBound),
      let close = bytes.place(of: ASCII.byte("]"), in: text)
    else { return false }
    return bytes.has("]: ", at: close, before: text.upperBound)
  }

  /// What the beginning of a line says; a reason for what became of an option needs one to speak of.
  func mark(at place: Int) -> Mark {
    let mark = outline.marks[place]
    guard mark.tellsReason, here.stack.option == nil, here.lastListed == nil,
      !isOption(outline.sections[section].owner)
    else { return mark }
    return .none
  }

  /// Whether a line labels what is done against cons: `Mitigation:` above a list.
  func answersCons(_ place: Int) -> Bool {
    let text = outline.lines[place].text
    guard let colon = bytes[text].prefix(40).firstIndex(of: ASCII.byte(":")) else { return false }
    return SectionWords.answersCons(FoldedWords(bytes.string(text.lowerBound..<colon)).words)
  }

  /// How deep a label stands: one that some formatter has drawn into the item before it stands as
  /// deep as the item that follows.
  private func indentOfLabel(_ place: Int, _ isContinuation: Bool) -> Int {
    let line = outline.lines[place]
    guard isContinuation, place + 1 < outline.lines.count, outline.lines[place + 1].beginsItem
    else { return line.indent }
    return min(line.indent, outline.lines[place + 1].indent)
  }

  /// Whether a line is part of the sentence of an item, though it reads like a label: `harder:`.
  private func goesOnWithArgument(_ line: Line) -> Bool {
    guard case .argument(let argument) = here.open else { return false }
    let first = outline.lines[layout.arguments[argument].passage.lines.lowerBound]
    let letter = line.text.first { bytes[$0].isWordByte }.map { bytes[$0] }
    return first.beginsItem && line.indent > first.indent
      && letter.map { $0 >= 0x61 && $0 < 0x7B } == true
  }

  /// Whether the open argument is a paragraph rather than an item.
  private var isBareArgument: Bool {
    guard case .argument(let argument) = here.open else { return false }
    return !outline.lines[layout.arguments[argument].passage.lines.lowerBound].beginsItem
  }

  /// Adds the line to what is open; false if nothing is.
  private mutating func extendOpen(_ place: Int) -> Bool {
    switch here.open {
    case .nothing:
      return false
    case .argument(let argument):
      layout.arguments[argument].passage.extend(to: place)
      layout.arguments[argument].end = place + 1
    case .detail(let argument):
      layout.arguments[argument].end = place + 1
    case .note(let note):
      layout.notes[note].passage.extend(to: place)
      // The note may name the choice: "* Chosen option: A".
      let start = layout.notes[note].passage.lines.lowerBound
      if let last = layout.outcome.indices.last, layout.outcome[last].lines.lowerBound == start {
        layout.outcome[last].extend(to: place)
      }
    case .driver(let driver):
      layout.drivers[driver].extend(to: place)
    case .listed(let option):
      // An option's description; a title that was cut within bold or a link stays as it is.
      layout.options[option].listed?.extend(to: place)
    case .context:
      layout.context?.extend(to: place)
    case .outcome:
      if let last = layout.outcome.indices.last {
        layout.outcome[last].extend(to: place)
      }
    case .prose:
      readField(of: place)
    }
    return true
  }

  private mutating func beginParagraph(_ place: Int, _ line: Line, _ mark: Mark) {
    let around = outline.sections[section]
    if line.indent > 0 {
      here.stack.enterParagraph(indent: line.indent)
      if case .argument(let argument) = here.stack.innermost {
        layout.arguments[argument].end = place + 1
        here.open = .detail(argument)
        return
      }
    } else {
      here.stack.enterParagraph(indent: 0)
    }
    here.open = .prose
    markVerdict(line)
    if saysNothing(line, mark) { return }
    if around.side == nil, here.stack.side == nil,
      holdsParagraphs(around) || here.stack.option != nil,
      arguesInLine(place)
    {
      return
    }
    if mark.kind == .explicit
      || (mark.kind == .sign
        && (around.signs.different > 1 || isOption(around.owner) || around.owner == .consequences
          || around.side != nil)),
      holdsParagraphs(around)
    {
      here.stack.countParagraph()
      return addArgument(mark.side, place, from: mark.end, marked: true)
    }
    if introducesList(place) { here.stack.leaveFilledLabel() }
    readProse(place, around)
  }

  /// `**Verdict:** chosen`
  mutating func markVerdict(_ line: Line) {
    guard case .option(let place) = outline.sections[section].owner, !isRejected(place),
      let colon = bytes[line.text].prefix(40).firstIndex(of: ASCII.byte(":")),
      VerdictWords.tellsOutcome(FoldedWords(bytes.string(line.text.lowerBound..<colon)).words),
      VerdictWords.saysChosen(bytes.string(colon + 1..<line.text.upperBound))
    else { return }
    layout.options[option(ofSection: place)].isMarked = true
  }

  /// Whether the title of a section goes on to say that its option was not chosen.
  private func isRejected(_ place: Int) -> Bool {
    outline.sections[place].words.last.map(VerdictWords.rejections.contains) == true
  }

  private func holdsParagraphs(_ around: Section) -> Bool {
    switch around.owner {
    case .option, .listed: true
    case .document: around.side != nil || around.hasSides || around.hasLabels
    case .consequences:
      around.side != nil || around.role == .consequences(nil) || around.role == .comparison
    case .nobody: false
    }
  }
}
