extension Outline {
  /// Returns whether the last sentence of an item or a paragraph says only that the option was
  /// rejected: `It is slow. Rejected.`, `It is slow — rejected (for now).`
  func endsRejected(_ line: Int) -> Bool {
    let last = lines[lines.endOfParagraph(line) - 1]
    let whole = lines[line].text.lowerBound..<last.text.upperBound
    let end = bytes.ends(whole, with: "。") ? 3 : 0
    let text = bytes.beforeBrackets(whole.dropLast(end)).suffix(80)
      .dropLast { bytes[$0].isDecoration || bytes[$0].isOne(of: ".!") }
    let stop = text.dropLast().last { index in
      bytes[index].isOne(of: ".;!?") && bytes[index + 1].isBlank
        || bytes.begins(index..<text.upperBound, withOneOf: ["—", "–", "。", "，", "；"])
    }
    guard let stop else { return false }
    let words = FoldedWords(bytes[stop..<text.upperBound]).words
    guard let first = words.first, first.means(.rejected), !first.means(.postponed) else {
      return false
    }
    // "Rejected in favor of Kafka", "Rejected for that reason"
    return ReasonWords.verdict(words) != nil
      || words.count < 7 && words.last?.means(.reason) == true
  }
}
