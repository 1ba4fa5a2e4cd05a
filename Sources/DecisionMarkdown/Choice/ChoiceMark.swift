/// The mark at the end of a title that tells the choice: `Postgres (chosen)`, `Postgres – chosen`.
enum ChoiceMark {
  /// Returns the title before its mark; `nil` if it has none. A tick alone is a mark only if
  /// something else tells the choice.
  static func title(before text: String, mayBeTick: Bool = true) -> String? {
    guard !text.hasPrefix("~~") else { return nil }
    let dash = [" – ", " — ", " - "].compactMap { text.ranges(of: $0).last?.lowerBound }.max()
    for start in [text.lastIndex { "(（✅←".contains($0) }, dash] {
      guard let start, start > text.startIndex else { continue }
      let words = FoldedWords(text[start...]).words
      guard
        words.isEmpty ? mayBeTick && text[start] == "✅" : words.allSatisfy(VerdictWords.marksChoice)
      else { continue }
      return text[..<start].lastIndex { !" ✅←".contains($0) }.map { String(text[...$0]) }
    }
    return nil
  }
}
