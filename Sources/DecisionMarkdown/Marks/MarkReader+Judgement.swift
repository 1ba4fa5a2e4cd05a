import Decisions

/// `Good, because …`: a word that names a side, and the reason after it.
extension MarkReader {
  func judgement(_ text: Range<Int>) -> Mark? {
    var (word, roles) = firstWord(of: text.drop { bytes[$0].isDecoration })
    if roles.has(.degree) {
      (word, roles) = firstWord(of: (word.upperBound..<text.upperBound).drop { bytes[$0].isSpace })
    }
    // In "`pro`: professionals", `pro` is a value, not a label.
    guard let (side, judges) = roles.meaning, judges || bytes.first(of: text) != "`" else {
      return nil
    }
    var rest = (word.upperBound..<text.upperBound).drop { bytes[$0].isDecoration }
    // Brackets belong to the text: "Good (speed), it caches".
    let bracket = rest.drop { bytes[$0].isSpace }
    var remark: Int?
    if bytes.first(of: bracket) == "(",
      let close = bracket.prefix(120).first(where: { bytes[$0] == ")" })
    {
      // "Positive (+)" only repeats the side.
      let isSign = bytes[bracket.lowerBound..<close].allSatisfy { !$0.isLetterOrDigit }
      remark = isSign ? nil : bracket.lowerBound
      rest = (close + 1..<rest.upperBound).drop { bytes[$0].isDecoration }
    }
    if judges { rest = behindOtherWords(rest, of: side) }
    let separated = separator(rest, judges: judges)
    let because = BecauseReader(reader: self)
    let reason =
      separated == nil
      ? because.reason(in: rest, behind: roles) : separated.flatMap { because.reason(in: $0) }
    guard let argument = reason ?? separated ?? (judges ? explained(rest) : nil),
      !judges || !ClauseText.judgesOtherwise(bytes, rest, than: side)
    else { return nil }
    // "Good (for users):"
    if argument.allSatisfy({ bytes[$0].isDecoration }),
      remark == nil || bytes.endsWithColon(text)
    {
      return .label(side, text)
    }
    return Mark(
      kind: .explicit, side: side, end: remark ?? argument.lowerBound, isLabelled: !judges)
  }

  /// Returns the text behind other words for the side: `: it costs` of ` / trade-off: it costs`.
  private func behindOtherWords(_ text: Range<Int>, of side: Side) -> Range<Int> {
    let others = text.drop { bytes[$0].isSpace }
    guard bytes.first(of: others) == "/",
      let end = others.prefix(40).first(where: {
        bytes[$0] == ":" || bytes[$0] == "." && endsClause($0, text)
      }),
      bytes.words(others.lowerBound..<end).allSatisfy({ word in
        let roles = WordRoles(word)
        // Not "Negative / mitigation", nor "Good / trade-off"
        return SideWords.meaning(word) == side || roles.has(.filler, .postponed)
          || side == .con && roles.has(.tradeOff)
      })
    else { return text }
    return end..<text.upperBound
  }

  /// Returns the text of `Good throughput, because it batches`: `throughput, because it batches`.
  private func explained(_ text: Range<Int>) -> Range<Int>? {
    let rest = text.drop { bytes[$0].isSpace }
    guard rest.lowerBound > text.lowerBound,
      let comma = bytes.index(of: ",", in: rest.prefix(80))
    else { return nil }
    let next = (comma + 1..<text.upperBound).drop { bytes[$0].isSpace }
    return firstWord(of: next).roles.has(.because) ? rest : nil
  }

  /// Returns the side of a text whose first word judges: `Good for users`.
  func judgedSide(_ text: Range<Int>) -> Side? {
    let (word, first) = firstWord(of: text.drop { bytes[$0].isDecoration })
    let roles = firstWord(of: (word.upperBound..<text.upperBound).drop { bytes[$0].isSpace }).roles
    // "Better logs" says what is better, and "Good to know: …" judges nothing.
    guard bytes.colon(in: text) == nil, let meaning = first.meaning, meaning.judges,
      !roles.isUnknown, !roles.has(.joining),
      // "Good for some, bad for others"
      !bytes.words(text).contains(where: { WordRoles($0).judgesOtherwise(than: meaning.side) })
    else { return nil }
    return meaning.side
  }

  /// Returns the text after a comma, colon or dash; `nil` if none of these comes first.
  private func separator(_ text: Range<Int>, judges: Bool) -> Range<Int>? {
    let rest = text.drop { bytes[$0].isSpace }
    guard let first = bytes.first(of: rest) else { return nil }
    let length =
      switch first {
      case ":", "=": 1
      case ",", ";": judges ? 1 : 0
      // "**Advantages.** It is quick" has its title in the line.
      case ".", "!": judges || bytes.first(of: rest.dropFirst())?.isDecoration == true ? 1 : 0
      case "-": rest.lowerBound > text.lowerBound ? 1 : 0
      default: bytes.isWideSign(rest.lowerBound, rest.upperBound) ? 3 : 0
      }
    guard length > 0 else { return nil }
    return behindMark(rest.lowerBound + length..<rest.upperBound)
  }

  /// Returns the mark of a label with its text: `Main advantage: it scales`, `For: it scales`; `nil` if
  /// the label is in code: `` `pro`: professionals ``.
  func labelled(_ text: Range<Int>) -> Mark? {
    guard let colon = bytes.colon(in: text), bytes.first(of: text) != "`",
      let label = SideWords.label(bytes.words(text.lowerBound..<colon.lowerBound)), !label.both,
      label.subject == nil
    else { return nil }
    return mark(label.side, labelledBy: colon, text)
  }

  /// Returns the mark of a text with a label; `nil` for `` For `:latest` ``, which has no text behind a
  /// colon.
  func mark(_ side: Side, labelledBy colon: Range<Int>, _ text: Range<Int>) -> Mark? {
    let rest = behindMark(colon.upperBound..<text.upperBound)
    guard colon.count > 1 || rest.lowerBound > colon.upperBound else { return nil }
    return Mark(kind: .explicit, side: side, end: rest.lowerBound, isLabelled: true)
  }
}

extension ClauseText {
  /// Returns whether a text goes on with another judgement, or takes back the one before: `and bad, because it
  /// ages`, `, but dear`, `because quick, bad because dear`.
  fileprivate static func judgesOtherwise(
    _ bytes: [UInt8], _ text: Range<Int>, than side: Side
  ) -> Bool {
    // Most texts have no such word.
    guard side != .neutral,
      bytes.mayHaveWord(
        in: text, { WordRoles($0).judgesOtherwise(than: side) || WordRoles($0).has(.contrast) })
    else { return false }
    let words = ClauseText(bytes, text.prefix(300)).words
    if let first = words.first, first.gap.contains(.comma), first.roles.has(.contrast) {
      return true
    }
    return words.indices.contains { index in
      let (before, next) = (words[..<index].last, words.dropFirst(index + 1).first)
      return words[index].roles.judgesOtherwise(than: side)
        && (next.map { !$0.gap.isEmpty || $0.roles.has(.because) } ?? true)
        && (index < 2 && before?.roles.has(.because) != true || !words[index].gap.isEmpty
          || before?.roles.has(.joining) == true)
    }
  }
}
