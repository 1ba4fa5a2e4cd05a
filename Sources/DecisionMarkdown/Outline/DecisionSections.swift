/// Finds sections of the decision whose titles alone don't identify them.
enum DecisionSections {
  /// Makes a heading of a verdict text of its option.
  static func open(in outline: inout Outline) {
    for index in outline.sections.indices
    where outline.sections[index].role == .outcome && isVerdict(index, in: outline) {
      (outline.sections[index].role, outline.sections[index].isVerdict) = (.unknown, true)
    }
  }

  /// Returns whether the text below a heading only says whether the option around it was accepted:
  /// `Rejected.` below `#### Decision`.
  private static func isVerdict(_ index: Int, in outline: Outline) -> Bool {
    let section = outline.sections[index]
    guard let parent = section.parent.map({ outline.sections[$0].role }),
      parent == .option || parent == .unknown && outline.isAmongOptions(index),
      let text = outline.lines.next(after: section.line), text.kind == .text
    else { return false }
    return VerdictWords.accepts(outline.bytes, text.text) != nil
  }
}
