import BusinessLogic

/// `Good, because …`: a word that judges, and the reason behind it.
extension MarkReader {
  /// `Good, because …` and its relatives, beginning with a word of a side.
  func judgement(_ text: Range<Int>) -> Mark? {
    var rest = skipping(text) { $0.isDecoration }
    guard let (side, judges, end) = sideWord(rest) else { return nil }
    rest = end..<rest.upperBound
    rest = skipping(rest) { $0.isDecoration }
    // What stands in brackets belongs to the text: "Good (speed), it caches".
    let bracket = skipping(rest) { $0.isSpace }
    var remark: Int?
    if bracket.first.map({ bytes[$0] }) == ASCII.byte("("),
      let close = bracket.prefix(120).first(where: { bytes[$0] == ASCII.byte(")") })
    {
      // "Positive (+)" only says it twice.
      let isSign = bytes[bracket.lowerBound..<close].allSatisfy { !$0.isWordByte && !$0.isDigit }
      remark = isSign ? nil : bracket.lowerBound
      rest = skipping(close + 1..<rest.upperBound) { $0.isDecoration }
    }
    let separated = separator(rest, judges: judges)
    let reason = because(separated ?? skipping(rest) { $0.isSpace || $0 == ASCII.byte(",") })
    guard let text = reason ?? separated else { return nil }
    if text.isEmpty, remark == nil { return Mark(kind: .label, side: side, end: text.upperBound) }
    return Mark(kind: .explicit, side: side, end: remark ?? text.lowerBound, isLabelled: !judges)
  }

  /// The side of the word that begins a text, and its end; `semi-bad` and `good and bad` are neutral.
  private func sideWord(_ text: Range<Int>) -> (side: Side, judges: Bool, end: Int)? {
    let word = firstWord(of: text)
    if let (side, judges) = lexicon.meaning(bytes, word) {
      guard judges, bytes.has(" ", at: word.upperBound, before: text.upperBound) else {
        return (side, judges, word.upperBound)
      }
      let joint = firstWord(of: word.upperBound + 1..<text.upperBound)
      let other = firstWord(of: min(joint.upperBound + 1, text.upperBound)..<text.upperBound)
      guard ["and", "but", "or"].contains(bytes.string(joint)),
        let meaning = lexicon.meaning(bytes, other), meaning.judges, meaning.side != side
      else { return (side, judges, word.upperBound) }
      return (.neutral, true, other.upperBound)
    }
    let rest = word.upperBound..<text.upperBound
    switch judgementWithoutSide(word) {
    case "semi" where !rest.isEmpty:
      let other = firstWord(of: rest.dropFirst())
      let judges = lexicon.meaning(bytes, other)?.judges == true
      return judges ? (.neutral, true, other.upperBound) : nil
    case "average", "mixed":
      // A column may be titled so: only a reason makes it a judgement.
      let reason = skipping(rest) { $0.isSpace || $0 == ASCII.byte(",") || $0.isDecoration }
      return because(reason) == nil ? nil : (.neutral, true, word.upperBound)
    default: return nil
    }
  }

  /// The word in lower case if it is as long as one that judges without a side.
  private func judgementWithoutSide(_ word: Range<Int>) -> String {
    [4, 5, 7].contains(word.count) ? bytes.string(word).lowercased() : ""
  }

  /// What follows a comma, colon or dash; `nil` if none divides the word from the reason.
  private func separator(_ text: Range<Int>, judges: Bool) -> Range<Int>? {
    let rest = skipping(text) { $0.isSpace }
    guard let first = rest.first.map({ bytes[$0] }) else { return nil }
    let next = rest.count > 1 ? bytes[rest.lowerBound + 1] : ASCII.space
    var length = 0
    switch first {
    case ASCII.byte(":"), ASCII.byte("="):
      length = 1
    case ASCII.byte(","), ASCII.byte(";"):
      length = judges ? 1 : 0
    case ASCII.byte("."), ASCII.byte("!"):
      // "**Advantages.** It is quick" runs its title into the text.
      length = judges && next.isSpace || next.isDecoration ? 1 : 0
    case ASCII.byte("-"):
      length = rest.lowerBound > text.lowerBound || next.isSpace ? 1 : 0
      if next == first { length *= 2 }
    default:
      for dash in ["–", "—", "：", "，", "→"] as [StaticString]
      where bytes.has(dash, at: rest.lowerBound, before: rest.upperBound) { length = 3 }
    }
    guard length > 0 else { return nil }
    return behindMark(rest.lowerBound + length..<rest.upperBound)
  }

  /// What follows `because` or its like; `nil` if `text` doesn't begin with one.
  func because(_ text: Range<Int>) -> Range<Int>? {
    let text = skipping(text) { $0.isDecoration }
    let word = firstWord(of: text)
    guard lexicon.isBecause(bytes, word) else { return nil }
    var rest = word.upperBound..<text.upperBound
    if let next = rest.first.map({ bytes[$0] }), !next.isBlank, !next.isDecoration,
      next != ASCII.byte(","), next != ASCII.byte(":"), next != ASCII.byte(".")
    {
      return nil
    }
    rest = afterBecause(rest)
    let second = firstWord(of: rest)
    if lexicon.isBecauseTail(bytes, second) {
      rest = afterBecause(second.upperBound..<rest.upperBound)
    }
    return rest
  }

  private func afterBecause(_ text: Range<Int>) -> Range<Int> {
    let rest = skipping(text) {
      $0.isSpace || $0 == ASCII.byte(",") || $0 == ASCII.byte(":") || $0 == ASCII.byte(".")
    }
    // Decoration that closes here was opened before the marker; any other opens the text's own.
    let closed = skipping(text) { $0.isDecoration }
    guard closed.lowerBound > text.lowerBound else { return rest }
    return skipping(closed) { $0.isSpace || $0 == ASCII.byte(",") || $0 == ASCII.byte(":") }
  }
}
