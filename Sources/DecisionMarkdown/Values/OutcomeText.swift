import Decisions

/// What the text of the decision says.
struct OutcomeText {
  let layout: DecisionLayout

  /// The text, with the items that it announces in one sentence; `nil` if there is none, or a template
  /// leaves it open.
  let text: String?

  init(_ layout: DecisionLayout) {
    self.layout = layout
    let texts = layout.decision.map { layout.outcome[$0].map { layout.text(of: $0) } } ?? []
    guard let first = texts.first, !TemplateHint.isOutcome(first) else {
      text = nil
      return
    }
    text = texts.dropFirst(2).reduce(texts.prefix(2).joined(separator: " ")) { text, next in
      text + (text.hasSuffix(".") ? " " : "; ") + next
    }
  }

  /// Returns that the decision is undecided if nothing is chosen, and the outcome says so (`Not yet
  /// decided.`), is the conclusion of a part, or is that of a template. Returns `nil` otherwise.
  func stateLeftOpen(inFileNamed name: String) -> Decision.State? {
    guard layout.choice == nil, let text else { return nil }
    return FileName(name).isTemplate || concludesPart || FieldWords.saysOpen(text)
      ? .undecided : nil
  }

  /// Whether it is below a heading such as `Conclusion`, below another one than the title.
  private var concludesPart: Bool {
    guard let line = layout.decision.map({ layout.outcome[$0.lowerBound].lines.lowerBound })
    else { return false }
    let section = layout.outline.section(of: line)
    return section.words.contains(.finding)
      && section.parent.map { $0 > 0 && layout.outline.sections[$0].role != .title } == true
  }
}
