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
          WordRoles($0).marksChoice || $0.means(.choosing)
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
    for start in [text.lastIndex { $0.unicodeScalars.first.map(ticks.contains) == true }, dash] {
      guard let start, start > text.startIndex, marksChoice(text[start...], mayBeTick: mayBeTick)
      else { continue }
      return text[..<start].trimmed
    }
    return nil
  }

  private static let ticks = Set("✅✓✔".unicodeScalars)

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
