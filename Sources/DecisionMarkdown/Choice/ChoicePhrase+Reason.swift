/// The reason after the name.
extension ChoicePhrase {
  /// The reason with the comma before it, without the full stop. If there is none, an empty range
  /// where one can be inserted.
  ///
  /// - Returns: Also the range of its words alone.
  func reason(behind name: Name) -> (Range<Int>, words: Range<Int>) {
    var text = (name.end..<text.range.upperBound).drop { bytes[$0].isDecoration }
    // An unclosed bracket is no remark.
    if bytes.begins(text, with: " ("), case let rest = bytes.afterBrackets(text.dropFirst()),
      rest.count < text.count - 1
    {
      text = rest
    }
    let dash = [" — ", " – ", " - ", ": "].first { (sign: StaticString) in
      bytes.begins(text, with: sign)
    }
    let clause = text.dropFirst(dash?.utf8CodeUnitCount ?? 0).drop {
      bytes[$0].isBlank || bytes[$0].isOne(of: ",;")
    }
    // "— see below" gives no reason.
    let isExplained = dash != nil && ReasonWords.givesReason(bytes.string(clause))
    let start = MarkReader(bytes).startOfReason(clause)
    guard isExplained || start > clause.lowerBound else { return (text.prefix(0), text.prefix(0)) }
    var reason = text.lowerBound..<end(of: clause)
    // Decoration that opens before the reason stays: `**Chosen option: Kafka, since it scales**`
    let runs = bytes[reason].split { !$0.isDecoration }
    if let last = runs.last, last.endIndex == reason.upperBound, runs.count % 2 == 1 {
      reason = reason.lowerBound..<last.startIndex
    }
    return (reason, min(start, reason.upperBound)..<reason.upperBound)
  }

  /// Returns the end of the sentence, before its full stop.
  private func end(of clause: Range<Int>) -> Int {
    let words = text.words.indices.drop { text.words[$0].range.lowerBound < clause.lowerBound }
    let next = words.dropFirst().first { text.words[$0].gap.contains(.stop) }
    guard next != nil || text.end.contains(.stop) else { return clause.upperBound }
    let last = text.words[(next ?? text.words.endIndex) - 1]
    let rest = last.range.upperBound..<clause.upperBound
    return rest.first { bytes[$0].isOne(of: ".!?;") } ?? clause.upperBound
  }
}
