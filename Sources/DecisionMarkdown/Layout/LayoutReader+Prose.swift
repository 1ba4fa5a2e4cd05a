import Decisions

extension LayoutReader {
  mutating func readProse(_ index: Int) {
    switch around.role {
    case .context:
      if layout.context == nil {
        layout.context = layout.passage(index)
        here.open = .context
      }
    case .name:
      // "ADR 5" above it only numbers the decision.
      if !hasNameOfItsOwn { layout.title = layout.passage(index) }
      hasNameOfItsOwn = true
    case .outcome
    where ReasonWords.areHeading(around.words) && !ChoicePhrase.begins(index, in: outline),
      .consequences where around.owner == .consequences:
      // "Rationale" states no decision by itself, but its text may name the choice.
      layout.outcome.append(layout.passage(index))
      remark(index, of: nil)
    case .outcome where layout.decision == nil && here.labelsNextList(index, outline):
      // "Deferred:" between two lists is no decision.
      layout.outcome.append(layout.passage(index))
    case .outcome:
      decide(index)
    case .unknown where around.owner == .consequences:
      // "Storage" below "Decision outcome" decides about the storage.
      layout.outcome.append(layout.passage(index))
      here.open = .outcome
      if case .consequences = around.parent.map({ outline.sections[$0].role }) {
        remark(index, of: nil)
      }
    default:
      if ChoicePhrase.begins(index, in: outline) {
        if !around.owner.isOption { return decide(index) }
        layout.outcome.append(layout.passage(index))
      }
      if !readField(of: index), let option = optionInSight() {
        remark(index, of: option)
      } else if around.owner == .consequences, around.role != .other {
        remark(index, of: nil)
      }
    }
  }

  mutating func decide(_ index: Int) {
    let first = layout.outcome.count
    if layout.decision == nil {
      layout.decision = first..<first + 1
    } else {
      extendDecision(to: index)
    }
    layout.outcome.append(layout.passage(index))
    here.open = .outcome
  }

  /// Extends the decision by a paragraph behind a colon, or by an item behind another item or
  /// `because`. Returns whether the line extends it.
  @discardableResult
  mutating func extendDecision(to index: Int) -> Bool {
    guard let decision = layout.decision, decision.upperBound == layout.outcome.count,
      let before = layout.outcome.last?.lines, let last = before.last,
      outline.lines[last + 1..<index].allSatisfy({ $0.kind == .blank })
    else { return false }
    let lead = outline.lines[last].text
    let goesOn =
      outline.lines[index].beginsItem
      ? outline.lines[before.lowerBound].beginsItem
        || bytes.words(lead).last?.means(.because) == true
      : bytes.endsWithColon(lead)
    if goesOn { layout.decision = decision.lowerBound..<decision.upperBound + 1 }
    return goesOn
  }

  private mutating func optionInSight() -> Int? {
    if let option = here.stack.option { return option }
    if around.owner == .listed {
      return here.lastListed.flatMap { layout.isDescribed($0) ? $0 : nil }
    }
    if case .option(let index) = around.owner { return option(ofSection: index) }
    return around.owner == .document && around.side != nil ? document() : nil
  }

  private mutating func remark(_ index: Int, of option: Int?) {
    guard !outline.introducesList(index), outline.marks[index].kind != .reset else { return }
    note(index, of: option)
  }
}
