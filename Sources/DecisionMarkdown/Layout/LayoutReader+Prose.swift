import BusinessLogic

/// Paragraphs that are no arguments: context, decisions, notes.
extension LayoutReader {
  mutating func readProse(_ place: Int, _ around: Section) {
    switch around.role {
    case .context:
      if layout.context == nil {
        layout.context = passage(place)
        here.open = .context
      }
    case .name:
      // "ADR 5" above it only numbers the decision.
      if !hasNameOfItsOwn { layout.title = passage(place) }
      hasNameOfItsOwn = true
    case .outcome:
      decide(passage(place))
      here.open = .outcome
    case .consequences where around.owner == .consequences:
      // What follows may name the choice.
      layout.outcome.append(passage(place))
      note(place, of: nil)
    case .unknown where around.owner == .consequences:
      // "Storage" below "Decision outcome" tells what was decided for the storage.
      layout.outcome.append(passage(place))
      here.open = .outcome
      if isAmongConsequences { note(place, of: nil) }
    default:
      if tellsOutcome(place) {
        decide(passage(place))
        here.open = .outcome
      } else if !readField(of: place), let option = optionInSight(around) {
        note(place, of: option)
      } else if around.owner == .consequences {
        note(place, of: nil)
      }
    }
  }

  /// Whether the section around this one tells what follows from the choice.
  private var isAmongConsequences: Bool {
    let parent = outline.sections[section].parent.map { outline.sections[$0].role }
    if case .consequences = parent { return true } else { return false }
  }

  /// `Decision: option 3` or `**Recommendation**: …` outside a section for it.
  private func tellsOutcome(_ place: Int) -> Bool {
    guard let field = FieldLine.fields(in: bytes, outline.lines[place].text).first,
      case .outcome = SectionWords.role(ofText: bytes.string(field.key))
    else { return false }
    // Below an option it says what became of that.
    return here.stack.option == nil && !isOption(outline.sections[section].owner)
  }

  /// The option of which a paragraph speaks.
  private mutating func optionInSight(_ around: Section) -> Int? {
    if let option = here.stack.option { return option }
    if around.owner == .listed { return optionBefore() }
    if case .option(let place) = around.owner { return option(ofSection: place) }
    return around.owner == .document && around.side != nil ? document() : nil
  }

  /// The option listed before an unindented paragraph, if that speaks of it rather than of all: what
  /// it says stands there already, or the next option follows.
  private func optionBefore() -> Int? {
    guard let option = here.lastListed, let listed = layout.options[option].listed,
      listed.cell == nil
    else { return nil }
    let entry = outline.lines[listed.lines.lowerBound]
    let hasMore =
      layout.notes.last?.option == option || layout.arguments.last?.option == option
      || outline.lines[listed.lines.upperBound...].prefix(60).first {
        $0.kind == .heading || $0.beginsItem
      }.map { $0.kind == entry.kind && $0.indent == entry.indent } == true
    return hasMore ? option : nil
  }

  private mutating func note(_ place: Int, of option: Int?) {
    guard !TemplateHint.isHint(bytes, outline.lines[place].text), !introducesList(place),
      outline.marks[place].kind != .reset
    else { return }
    layout.notes.append(.init(option: option, passage: passage(place)))
    here.open = .note(layout.notes.count - 1)
  }

  /// Whether a paragraph only announces the list below it.
  func introducesList(_ place: Int) -> Bool {
    let last = paragraph(place, from: outline.lines[place].text.lowerBound).lines.upperBound - 1
    return outline.lines.next(after: last)?.beginsItem == true
      && bytes[outline.lines[last].text.upperBound - 1] == ASCII.byte(":")
  }
}
