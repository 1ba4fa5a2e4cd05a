import Decisions

extension LayoutReader {
  mutating func readProse(_ place: Int, _ around: Section) {
    switch around.role {
    case .context:
      if layout.context == nil {
        layout.context = layout.passage(place)
        here.open = .context
      }
    case .name:
      // "ADR 5" above it only numbers the decision.
      if !hasNameOfItsOwn { layout.title = layout.passage(place) }
      hasNameOfItsOwn = true
    case .outcome:
      decide(place)
    case .consequences where around.owner == .consequences:
      // The text may name the choice.
      layout.outcome.append(layout.passage(place))
      remark(place, of: nil)
    case .unknown where around.owner == .consequences:
      // "Storage" below "Decision outcome" decides about the storage.
      layout.outcome.append(layout.passage(place))
      here.open = .outcome
      if case .consequences = around.parent.map({ outline.sections[$0].role }) {
        remark(place, of: nil)
      }
    default:
      if tellsOutcome(place) {
        decide(place)
      } else if !readField(of: place), let option = optionInSight(around) {
        remark(place, of: option)
      } else if around.owner == .consequences {
        remark(place, of: nil)
      }
    }
  }

  private mutating func decide(_ place: Int) {
    if layout.decision == nil { layout.decision = layout.outcome.count }
    layout.outcome.append(layout.passage(place))
    here.open = .outcome
  }

  /// Returns whether a line outside of the outcome and the options states the decision, such as
  /// `Decision: option 3`.
  private func tellsOutcome(_ place: Int) -> Bool {
    guard here.stack.option == nil, !around.owner.isOption,
      let (key, _) = bytes.keyed(in: outline.lines[place].text).first
    else { return false }
    return SectionWords.role(ofText: bytes.string(key)) == .outcome
  }

  private mutating func optionInSight(_ around: Section) -> Int? {
    if let option = here.stack.option { return option }
    if around.owner == .listed {
      return here.lastListed.flatMap { layout.isDescribed($0) ? $0 : nil }
    }
    if case .option(let place) = around.owner { return option(ofSection: place) }
    return around.owner == .document && around.side != nil ? document() : nil
  }

  private mutating func remark(_ place: Int, of option: Int?) {
    guard !TemplateHint.isHint(bytes, outline.lines[place].text), !outline.introducesList(place),
      outline.marks[place].kind != .reset
    else { return }
    note(place, of: option)
  }
}
