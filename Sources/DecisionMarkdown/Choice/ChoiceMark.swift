import Decisions

/// The mark in a title that states the choice: `Postgres (chosen)`, `Postgres – chosen`,
/// `A. (chosen) Postgres`, `Postgres ← chosen`, `Selected: Postgres`.
enum ChoiceMark {
  /// Returns the title without its mark; `nil` if it has none. A tick alone is a mark only if
  /// something else tells the choice.
  static func title(without text: String, mayBeTick: Bool = true) -> String? {
    // Most titles have neither brackets, nor a dash, nor another sign.
    guard
      text.utf8.contains(where: { $0.isOne(of: "([-:") || 0xE2...0xE3 ~= $0 || $0 == 0xEF }),
      mayBeTick && text.unicodeScalars.contains("✅")
        || FoldedWords(text).words.contains(where: {
          VerdictWords.marksChoice($0) || $0.means(.choosing)
        }),
      !text.hasPrefix("~~")
    else { return nil }
    for open in text.indices where "([（【".contains(text[open]) {
      guard let close = text[open...].firstIndex(where: { ")]）】".contains($0) }),
        marksChoice(text[open...close])
      else { continue }
      let rest = text[..<open].trimmed + text[text.index(after: close)...]
      return rest.contains(where: \.isLetter) ? Substring(rest).trimmed : nil
    }
    if let sign = [": ", " – ", " — ", " - "].compactMap({ text.firstRange(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound }),
      VerdictWords.areChosen(FoldedWords(text[..<sign.lowerBound]).words)
    {
      return text[sign.upperBound...].trimmed
    }
    let dash = [" – ", " — ", " - ", " ← "].compactMap { text.ranges(of: $0).last?.lowerBound }
      .max()
    for start in [text.lastIndex { $0 == "✅" }, dash] {
      guard let start, start > text.startIndex, marksChoice(text[start...], mayBeTick: mayBeTick)
      else { continue }
      return text[..<start].trimmed
    }
    return nil
  }

  private static func marksChoice(_ mark: Substring, mayBeTick: Bool = false) -> Bool {
    let words = FoldedWords(mark).words
    return words.isEmpty
      ? mayBeTick && mark.first == "✅" : VerdictWords.areMark(words)
  }
}

extension Substring {
  /// The text without the signs of marks and spaces around it.
  fileprivate var trimmed: String {
    String(drop { " ✅".contains($0) }.dropLast { " ✅".contains($0) })
  }
}

extension ChoiceFinder {
  /// Returns the choice of the option that a title, a line or a table marks as chosen:
  /// `Postgres (chosen)`; a problem if there are several.
  func marked() -> Stated? {
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
    return Stated(
      option: last, form: .mark, passage: passage,
      problem: marked.count > 1 ? .severalChoices : nil,
      isComplete: isMarkedInWords(last) && !layout.options[last].isInTable
        && !bytes.words(layout.textOfLines(passage)).contains(.preferring))
  }

  /// Returns whether a mark such as `Kafka (chosen)` and a statement name different options of one list.
  func contradict(_ mark: Stated, _ other: Stated) -> Bool {
    guard let marked = mark.option, let option = other.option else { return false }
    return option != marked && mark.isComplete && other.isComplete && list(option) == list(marked)
  }

  /// Returns the section that lists an option, or the one around its heading.
  private func list(_ option: Int) -> Int? {
    let section = layout.outline.sectionOfLine[layout.options[option].line ?? 0]
    return layout.options[option].listed == nil ? layout.outline.sections[section].parent : section
  }
}
