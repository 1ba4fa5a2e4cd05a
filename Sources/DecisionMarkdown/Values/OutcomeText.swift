import Decisions

/// The text of the decision.
struct OutcomeText {
  let layout: DecisionLayout

  /// The text, with the items that it announces in one sentence; `nil` if there is none, or a template
  /// leaves it open.
  var text: String? {
    let texts = layout.decision.map { layout.outcome[$0].map { layout.text(of: $0) } } ?? []
    guard let first = texts.first, !TemplateHint.isOutcome(first) else { return nil }
    return texts.dropFirst(2).reduce(into: texts.prefix(2).joined(separator: " ")) { text, next in
      text += (text.hasSuffix(".") ? " " : "; ") + next
    }
  }

  /// Returns the state that an outcome tells if no single option is chosen: accepted if a label
  /// names several, undecided for `Not yet decided.`, a template or the conclusion of one section.
  /// `nil` if it tells none.
  func state(inFileNamed name: String) -> Decision.State? {
    guard layout.choice == nil, let text else { return nil }
    if choosesSeveral { return .accepted }
    return FileName(name).isTemplate || concludesSection
      ? .undecided : FieldWords.state(toldBy: text)
  }

  /// Whether a label such as `Chosen options: …` names several.
  private var choosesSeveral: Bool {
    let lines = layout.problems.filter { $0.kind == .jointChoice }.map { $0.line - 1 }
    return !lines.isEmpty
      && StatedValues(layout: layout).choices.contains { lines.contains($0.line) }
  }

  /// Whether it is below a heading such as `Conclusion` within a section that isn't the decision's.
  private var concludesSection: Bool {
    guard let line = layout.decision.map({ layout.outcome[$0.lowerBound].lines.lowerBound }),
      case let section = layout.outline.section(of: line), section.words.contains(.finding),
      // The first section is what is above all headings.
      let parent = section.parent, parent > 0
    else { return false }
    return ![.title, .outcome].contains(layout.outline.sections[parent].role)
  }
}
