/// Titles of options that are words for a side: `Pro`, `Plus`.
enum SideTitles {
  /// Lets bare items with such a word be titles in a list of titles that names no other side; also
  /// `Pro: 20 users`, if the choice names it.
  static func open(in outline: inout Outline) {
    for section in outline.sections.indices where outline.sections[section].role == .options {
      let sided = outline.topItems[section].filter {
        [.label, .explicit].contains(outline.marks[$0].kind) && !outline.marks[$0].tellsReason
      }
      guard !sided.isEmpty, sided.count < outline.topItems[section].count,
        Set(sided.map { outline.marks[$0].side }).count == 1
      else { continue }
      let chosen = OptionGroups.namesInOutcome(of: outline)
      guard sided.allSatisfy({ mayBeTitle($0, chosen, in: outline) }) else { continue }
      for index in sided { outline.marks[index] = .none }
    }
  }

  private static func mayBeTitle(
    _ index: Int, _ chosen: [[String]], in outline: Outline
  ) -> Bool {
    let mark = outline.marks[index]
    guard let key = outline.bytes.key(of: outline.lines[index].text) else {
      return mark.kind == .label && outline.lines.hasNothing(below: index)
    }
    return key.count == 1 && mark.isLabelled && chosen.contains(key)
  }
}
