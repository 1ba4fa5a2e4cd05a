/// Finds sections of the decision whose titles alone don't identify them.
enum DecisionSections {
  /// Turns a heading that states the choice into an option if nothing else names that, for example if only
  /// the rejected ones are listed: `Chosen option: Kafka`, or `Kafka` with arguments below `Chosen option`.
  static func openChosen(in outline: inout Outline) {
    let sections = outline.sections
    let outcomes = sections.indices.filter { sections[$0].role == .outcome }
    guard let index = outcomes.first, outcomes.count == 1,
      sections.contains(where: { $0.role == .options })
    else { return }
    let title = sections[index].title
    if let colon = outline.bytes.colon(in: title) {
      guard VerdictWords.areChosen(outline.bytes.words(title.lowerBound..<colon.lowerBound)) else {
        return
      }
      open(index, called: outline.bytes.trimmed(colon.upperBound..<title.upperBound), in: &outline)
    } else if VerdictWords.areChosen(sections[index].words) {
      let below = sections.indices.filter { sections[$0].parent == index }
      if let only = below.first, below.count == 1, sections[only].role == .unknown,
        sections[only].argues
      {
        open(only, called: sections[only].title, in: &outline)
      }
    }
  }

  private static func open(
    _ section: Int, called title: Range<Int>, in outline: inout Outline
  ) {
    let sections = outline.sections
    let name = OptionName(outline.bytes[title])
    let others = sections.indices.dropFirst().filter { $0 != section }
      .map { OptionName(outline.bytes[sections[$0].title]) }
    guard !name.core.isEmpty,
      (outline.listed + others).allSatisfy({ $0.agreement(with: name) == .none })
    else { return }
    outline.sections[section].role = .option
  }

  /// Makes a question below the decision a heading of it, and a heading of a verdict text of its option.
  static func open(in outline: inout Outline) {
    for index in outline.sections.indices {
      let section = outline.sections[index]
      if section.role == .unknown, asks(section, in: outline) {
        outline.sections[index].role = .outcome
      } else if section.role == .outcome, isVerdict(index, in: outline) {
        (outline.sections[index].role, outline.sections[index].isVerdict) = (.unknown, true)
      }
    }
  }

  /// Returns whether a heading below the decision asks for the choice: `### Which option?`
  private static func asks(_ section: Section, in outline: Outline) -> Bool {
    section.parent.map { outline.sections[$0].role } == .outcome
      && outline.bytes[section.title].last { !$0.isDecoration } == "?"
      && section.words.contains(.option) && !ReasonWords.asksWhy(section.words)
      && section.words.dropFirst().allSatisfy { word in
        [.option, .decider, .decision, .chosen].contains(where: word.means)
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
