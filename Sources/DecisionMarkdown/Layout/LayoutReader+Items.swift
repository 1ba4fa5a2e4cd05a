import Decisions

extension LayoutReader {
  mutating func readItem(_ index: Int) {
    let line = outline.lines[index]
    if countsOn(index) { here.stack.clear() }
    let isInDecision = around.tellsDecision(in: outline.sections)
    let isBesideSides = isInDecision && here.enterList(index, outline) && around.role == .outcome
    var mark = here.mark(at: index, outline)
    // "Easier" below "Pros" is an argument, and labels nothing beside it.
    let isWord =
      mark.kind == .label && bytes.colon(in: line.text) == nil
      && outline.lines.hasNothing(below: index)
    here.stack.enterItem(indent: line.indent, isLabel: mark.kind == .label && !isWord)
    if isWord, here.side != nil { mark = .none }
    guard !line.text.isEmpty else { return }
    let isOptionEntry = here.isOptionEntry(index, outline)
    // An entry in the list of options is an option, even if it begins with "Rejected".
    if mark.tellsReason, isOptionEntry { mark = .none }
    // What a template leaves open, an ellipsis, `etc.` and `None` alone are no options.
    if isOptionEntry, here.namesNone(index, outline) {
      (here.lastListed, here.open) = (nil, .prose)
      return here.stack.push(indent: line.indent, .note)
    }
    if !isOptionEntry, here.saysNothing(line, mark, bytes) { return }
    // "Good for users" takes a side where there are arguments such as "Good, because …".
    if mark.kind == .none, around.hasArguments, here.stack.side == nil,
      around.owner == .consequences || around.owner.isOption,
      let side = MarkReader(bytes).judgedSide(line.text)
    {
      mark = Mark(kind: .explicit, side: side, end: line.text.lowerBound)
    }

    switch mark.kind {
    case .label:
      here.open = .nothing
      if !isWord { here.stack.push(indent: line.indent, .label(mark.side)) }
      return
    case .explicit where belongsToSomebody,
      .sign where belongsToSomebody && !isOptionEntry && !here.isTask(line, outline):
      return arguesItem(mark.side, index, from: mark.end, marker: line.text.lowerBound)
    default: break
    }
    if case .argument(let argument) = here.stack.innermost {
      layout.items[argument].end = index + 1
      here.open = .detail(argument)
      here.stack.push(indent: line.indent, .argument(argument))
    } else if let side = here.side, !outline.answersCons(index) {
      arguesItem(side, index, from: line.text.lowerBound)
    } else if isOptionEntry {
      nameOption(
        index, from: mark.kind == .sign ? mark.end : line.text.lowerBound, indent: line.indent)
    } else if here.stack.option != nil || around.owner.isOption || around.owner == .consequences {
      if around.role == .outcome, extendDecision(to: index) {
        here.open = .outcome
      } else if isBesideSides, layout.decision != nil, optionHere() == nil,
        !ChoicePhrase.begins(index, in: outline)
      {
        return arguesItem(.neutral, index, from: line.text.lowerBound)
      } else {
        note(index, of: optionHere())
      }
      here.stack.push(indent: line.indent, .note)
      // `* Chosen option: …` among the consequences names the choice.
      if around.role == .outcome { layout.outcome.append(layout.passage(index)) }
    } else {
      readOtherItem(index)
    }
  }

  private mutating func arguesItem(_ side: Side, _ index: Int, from start: Int, marker: Int? = nil)
  {
    argue(side, index, from: start, marker: marker)
    here.stack.push(indent: outline.lines[index].indent, .argument(layout.items.count - 1))
  }

  /// Returns whether the number of an item follows that of the option before it, whose labels are
  /// above the item: `2. Milk` after `1. Tea`, `Pros:` and its bullets.
  private func countsOn(_ index: Int) -> Bool {
    guard around.owner == .listed, let option = here.lastListed, let last = here.lastNumbered,
      layout.options[option].listed?.lines.lowerBound == last,
      outline.lines[last].indent == outline.lines[index].indent
    else { return false }
    let number = outline.number(outline.lines[index])
    return number != nil && number == outline.number(outline.lines[last]).map { $0 + 1 }
  }

  /// Whether a section can hold arguments. Title, status and the like hold them only if their
  /// labels or reasons are explicit.
  private var belongsToSomebody: Bool {
    !here.isOfNone && (around.owner != .nobody || around.hasArguments)
  }

  /// - Parameter indent: The indentation of the title; everything deeper is below the option.
  mutating func nameOption(_ index: Int, from start: Int, indent: Int) {
    let option = addOption(index, from: start)
    here.list(option, at: index, in: layout)
    here.stack.push(indent: indent, .option(option))
  }

  mutating func addOption(_ index: Int, from start: Int) -> Int {
    let passage = layout.passage(index, from: start)
    let title = OptionTitle.range(in: bytes, passage.text, .init(index, in: outline))
    here.count += 1
    var option = DecisionLayout.Option(name: OptionName(bytes[title], ordinal: here.count))
    option.listed = .init(text: title, lines: passage.lines)
    layout.options.append(option)
    return layout.options.count - 1
  }

  private mutating func readOtherItem(_ index: Int) {
    let line = outline.lines[index]
    // "Options:" above options isn't an option itself.
    let isLabel =
      bytes.endsWithColon(line.text) && SectionWords.role(bytes.words(line.text)) == .options
    here.stack.push(indent: line.indent, isLabel ? .note : .other(index))
    here.open = .prose
    if around.role == .drivers {
      note(index, isDriver: true)
    } else if here.holdsFields(in: layout), ChoicePhrase.begins(index, in: outline) {
      decide(index)
    } else {
      readField(of: index)
    }
  }
}
