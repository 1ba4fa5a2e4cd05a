import Decisions

/// Finds the option that is marked as chosen by its title, a line, a table, or a verdict below its title.
struct MarkedOption {
  let layout: DecisionLayout
  let titles: OptionTitles

  private var bytes: [UInt8] { layout.bytes }

  /// The choice of the marked option: `Postgres (chosen)`. It has a problem if one list marks several.
  var choice: ChoiceFinder.Stated? {
    let signs = layout.options.map { option in
      option.titles.first.flatMap { SideSigns.sign(in: bytes, $0.text)?.side }
    }
    // "✅ Kafka" beside "❌ Redis"
    let areSigned =
      signs.count > 1 && signs.count { $0 == .pro } == 1
      && signs.allSatisfy { $0 == .pro || $0 == .con }
    func isMarkedInWords(_ index: Int) -> Bool {
      titles.written[index].contains { ChoiceMark.title(without: $0, mayBeTick: false) != nil }
        || layout.options[index].titles.contains {
          layout.description(behind: $0).map { VerdictWords.beginsChosen(bytes, $0.text) } == true
        }
    }
    let marked = layout.options.indices.filter { index in
      areSigned && signs[index] == .pro || layout.options[index].isMarked || isMarkedInWords(index)
    }
    guard let last = marked.last, let passage = layout.options[last].titles.first else {
      return nil
    }
    // Marks in several lists or in a table may choose for several questions.
    let areOneList = marked.allSatisfy { !layout.options[$0].isInTable && list($0) == list(last) }
    guard marked.count == 1 || areOneList else { return nil }
    return .init(
      option: last, form: .mark, passage: passage,
      problem: marked.count > 1 ? .severalChoices : nil,
      isComplete: isMarkedInWords(last) && !layout.options[last].isInTable
        && !bytes.words(layout.textOfLines(passage)).contains(.preferring))
  }

  /// The choice of the only option that a verdict below its title accepts: `**Decision:** Accepted`;
  /// `nil` if there are none or several.
  var accepted: ChoiceFinder.Stated? {
    let accepted = layout.items.filter { item in
      item.side == nil && item.option != nil
        && verdict(in: item).flatMap { VerdictWords.accepts(bytes, $0) } == true
    }
    guard let first = accepted.first, accepted.allSatisfy({ $0.option == first.option }) else {
      return nil
    }
    return .init(option: first.option, form: .mark, passage: first.passage, isComplete: false)
  }

  private func verdict(in item: DecisionLayout.Item) -> Range<Int>? {
    let section = layout.outline.section(of: item.passage.lines.lowerBound)
    if section.isVerdict { return item.passage.text }
    guard let colon = bytes.colon(in: item.passage.text, within: 40),
      case let title = bytes.words(item.passage.text.lowerBound..<colon.lowerBound),
      VerdictWords.areTitle(title)
    else { return nil }
    let verdict = colon.upperBound..<item.passage.text.upperBound
    // "Status: implemented" may be the state of the thing.
    let isState = !title.contains { $0.means(.outcome) } && SectionWords.role(title) == .status
    return !isState || bytes.words(verdict).contains(.chosen) ? verdict : nil
  }

  /// Returns whether a mark such as `Kafka (chosen)` and a statement name different options of one list.
  func contradict(_ mark: ChoiceFinder.Stated, _ other: ChoiceFinder.Stated) -> Bool {
    guard let marked = mark.option, let option = other.option else { return false }
    return option != marked && mark.isComplete && other.isComplete && list(option) == list(marked)
  }

  /// Returns the section that lists an option, or the one around its heading.
  private func list(_ option: Int) -> Int? {
    let section = layout.outline.sectionOfLine[layout.options[option].line ?? 0]
    return layout.options[option].listed == nil ? layout.outline.sections[section].parent : section
  }
}
