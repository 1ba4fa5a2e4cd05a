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

  /// The choice of the only option that a verdict below its title accepts: `**Decision:** Accepted`,
  /// `**Selected.** It is quick.`; `nil` if there are none or several.
  var accepted: ChoiceFinder.Stated? {
    let accepted = layout.items.filter(isAccepted)
    guard let first = accepted.first, accepted.allSatisfy({ $0.option == first.option }) else {
      return nil
    }
    return .init(option: first.option, form: .mark, passage: first.passage, isComplete: false)
  }

  private func isAccepted(by item: DecisionLayout.Item) -> Bool {
    let (text, lines) = (layout.textOfLines(item.passage), item.passage.lines)
    guard item.option != nil, !layout.lines[lines.lowerBound].isQuoted else { return false }
    if item.side == .pro {
      // "Selected because it is quick"
      return bytes.words(item.marker).last?.means(.because) == true
        && VerdictWords.beginsChoice(bytes, item.marker.lowerBound..<text.upperBound)
    }
    guard item.side == nil else { return false }
    if layout.outline.section(of: lines.lowerBound).isVerdict {
      return VerdictWords.accepts(bytes, text) == true
    }
    // A later line must stand out, and so must an item: it may be one of several values.
    let starts = lines.filter { index in
      index == lines.lowerBound && !layout.lines[index].beginsItem
        || bytes.begins(layout.lines[index].text, withOneOf: ["*", "_", "✅"])
    }
    return verdict(in: text).flatMap { VerdictWords.accepts(bytes, $0) } == true
      || item.passage.cell?.heading == nil
        && starts.contains { index in
          let start =
            index == lines.lowerBound ? text.lowerBound : layout.lines[index].text.lowerBound
          let line = start..<max(start, text.upperBound)
          return verdict(in: line).flatMap { VerdictWords.accepts(bytes, $0) } == true
            || VerdictWords.beginsChoice(bytes, line)
        }
  }

  private func verdict(in text: Range<Int>) -> Range<Int>? {
    guard let colon = bytes.colon(in: text, within: 40),
      case let title = bytes.words(text.lowerBound..<colon.lowerBound),
      VerdictWords.areTitle(title)
    else { return nil }
    let verdict = colon.upperBound..<text.upperBound
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
