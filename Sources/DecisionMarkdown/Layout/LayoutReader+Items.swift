import BusinessLogic

extension LayoutReader {
  /// Puts the item of a list that begins on the line at `place` where it belongs.
  mutating func readItem(_ place: Int) {
    let line = outline.lines[place]
    if countsOn(place) { here.stack.clear() }
    var mark = saysOnlyItsSide(place) ? .none : mark(at: place)
    here.stack.enterItem(
      indent: line.indent, isLabel: mark.kind == .label,
      isMarked: mark.kind == .explicit || mark.kind == .sign)
    guard !line.text.isEmpty else { return }
    // An entry among the options is one, though it begins with "Rejected".
    if mark.tellsReason, isOptionEntry(line) { mark = .none }
    // The title of an option that a template leaves open is shown as one.
    if saysNothing(line, mark), !isOptionEntry(line) { return }
    // Of the section only what is asked for, as a copy of all of it takes as long as the rest.
    let owner = outline.sections[section].owner

    switch mark.kind {
    case .label:
      here.open = .nothing
      if let start = textOnNextLine(place, mark) {
        argue(mark.side, place + 1, from: start, marked: false)
        let last = layout.arguments.count - 1
        layout.arguments[last].marker = line.text.lowerBound..<start
        return
      }
      here.stack.push(indent: line.indent, .label(mark.side))
      return
    case .explicit where belongsToSomebody && arguesInLine(place):
      here.stack.push(indent: line.indent, .argument(layout.arguments.count - 1))
      return
    case .explicit where belongsToSomebody:
      return argue(mark.side, place, from: mark.end, marked: true)
    case .sign where belongsToSomebody && !isOptionEntry(line) && !isCheckList(mark):
      return argue(mark.side, place, from: mark.end, marked: true)
    default: break
    }
    if case .argument(let argument) = here.stack.innermost {
      layout.arguments[argument].end = place + 1
      here.open = .detail(argument)
      here.stack.push(indent: line.indent, .argument(argument))
    } else if let side = sideAround, !answersCons(place) {
      argue(side, place, from: line.text.lowerBound, marked: false)
    } else if isOptionEntry(line) {
      nameOption(place, from: mark.kind == .sign ? mark.end : line.text.lowerBound)
    } else if here.stack.option != nil || isOption(owner) || owner == .consequences {
      layout.notes.append(.init(option: optionHere(), passage: passage(place)))
      here.open = .note(layout.notes.count - 1)
      here.stack.push(indent: line.indent, .note(layout.notes.count - 1))
      markVerdict(line)
      noteField(place)
    } else {
      readOtherItem(place)
    }
  }

  /// The side that labels and headings around give to an item.
  private var sideAround: Side? {
    here.stack.side
      ?? (here.stack.option == nil && !here.stack.isUnsided ? outline.sections[section].side : nil)
  }

  /// Whether an item counts on from the option before it, below whose labels it stands:
  /// `2. Milk` behind `1. Tea`, `Pros:` and its bullets.
  private func countsOn(_ place: Int) -> Bool {
    let line = outline.lines[place]
    guard line.kind == .numbered, outline.sections[section].owner == .listed,
      here.lastNumbered == here.lastListed.flatMap({ layout.options[$0].listed?.lines.lowerBound }),
      let last = here.lastNumbered.map({ outline.lines[$0] }), last.indent == line.indent,
      let before = number(last), let number = number(line)
    else { return false }
    return number == before + 1
  }

  /// Whether an item below a label or a heading of a side is nothing but a judgement, `- Good`, or
  /// below a heading a word that might be a label, `- Easier`, and nothing stands below it: it is an
  /// argument then, no label of others.
  private func saysOnlyItsSide(_ place: Int) -> Bool {
    let line = outline.lines[place]
    guard outline.marks[place].kind == .label,
      here.stack.side == nil
        ? outline.sections[section].side != nil : here.stack.sideAbove(indent: line.indent) != nil,
      here.stack.side == nil || SideWords.judges(FoldedWords(bytes.string(line.text)).words),
      !bytes[line.text].contains(ASCII.byte(":")),
      line.text.first.map({ bytes[$0].isDecoration }) == false
    else { return false }
    let next = outline.lines.next(after: place)
    return next.map { !$0.beginsItem || $0.indent <= line.indent } ?? true
  }

  /// Whether a line is a hint of a template, or says that there is nothing: `Bad, because none`.
  func saysNothing(_ line: Line, _ mark: Mark) -> Bool {
    let isMarked = mark.kind == .explicit
    let text = isMarked ? mark.end..<line.text.upperBound : line.text
    return TemplateHint.isHint(bytes, text)
      || !text.isEmpty && CellItems.saysNothing(in: bytes, text)
  }

  /// Where the text of an argument begins whose marker fills the line before it: `Bad,` and
  /// `because …` below.
  private func textOnNextLine(_ place: Int, _ mark: Mark) -> Int? {
    guard place + 1 < outline.lines.count, outline.lines[place + 1].kind == .text,
      outline.marks[place + 1].kind == .none,
      outline.sections[outline.sectionOfLine[place + 1]].line != place + 1
    else { return nil }
    return MarkReader(bytes).startOfReason(outline.lines[place + 1].text)
  }

  private mutating func argue(_ side: Side, _ place: Int, from start: Int, marked: Bool) {
    addArgument(side, place, from: start, marked: marked)
    here.stack.push(indent: outline.lines[place].indent, .argument(layout.arguments.count - 1))
  }

  /// Titles, status and the like hold arguments only where labels or reasons make them plain.
  private var belongsToSomebody: Bool {
    outline.sections[section].owner != .nobody || outline.sections[section].hasArguments
  }

  /// A list of ✅ alone outside the options tells what is done.
  private func isCheckList(_ mark: Mark) -> Bool {
    let around = outline.sections[section]
    guard here.stack.side == nil, around.side == nil else { return false }
    switch around.role {
    case .other, .status, .date, .context, .drivers: return true
    default: break
    }
    return (around.owner == .document || around.owner == .nobody) && around.signs.different < 2
  }

  func isOption(_ owner: Section.Owner) -> Bool {
    if case .option = owner { true } else { false }
  }

  /// Whether an item names an option: it stands in their list, below no other item.
  private func isOptionEntry(_ line: Line) -> Bool {
    outline.sections[section].owner == .listed && here.stack.side == nil && here.stack.nodes.isEmpty
  }

  /// Makes an option of an item because arguments stand below it.
  mutating func nameOptionByItsArguments(_ place: Int) -> Int {
    appendOption(place, from: outline.lines[place].text.lowerBound)
    let option = layout.options.count - 1
    here.stack.makeOutermost(option: option)
    return option
  }

  private mutating func nameOption(_ place: Int, from start: Int) {
    appendOption(place, from: start)
    here.lastListed = layout.options.count - 1
    here.open = .listed(layout.options.count - 1)
    here.stack.push(indent: outline.lines[place].indent, .option(layout.options.count - 1))
  }

  private mutating func appendOption(_ place: Int, from start: Int) {
    let passage = passage(place, from: start)
    let line = outline.lines[place]
    let title = OptionTitle.range(in: bytes, passage.text)
    here.options += 1
    // A list may number all its items 1, and counts them all the same.
    let ordinal = max(line.kind == .numbered ? number(line) ?? 0 : 0, here.options)
    var option = DecisionLayout.Option(name: OptionName(bytes.string(title), ordinal: ordinal))
    option.listed = .init(text: title, lines: passage.lines)
    layout.options.append(option)
  }

  private func number(_ line: Line) -> Int? {
    Int(bytes.string(bytes.trimmed(line.range)).prefix { $0.isNumber })
  }

  /// An item outside all options: a driver, a field of the head, a sentence of the outcome.
  private mutating func readOtherItem(_ place: Int) {
    here.stack.push(indent: outline.lines[place].indent, .other(place))
    here.open = .prose
    if outline.sections[section].role == .drivers {
      layout.drivers.append(passage(place))
      here.open = .driver(layout.drivers.count - 1)
    } else {
      readField(of: place)
    }
  }

  /// `* Chosen option: …` among the consequences is what names the choice.
  private mutating func noteField(_ place: Int) {
    if outline.sections[section].role == .outcome { layout.outcome.append(passage(place)) }
  }
}
