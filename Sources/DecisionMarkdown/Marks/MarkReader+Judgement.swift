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
    let separated = separator(rest, judges: judges)
    let reason = because(separated ?? rest.drop { bytes[$0].isSpace || bytes[$0] == "," })
    guard let text = reason ?? separated ?? (judges ? explained(rest) : nil) else { return nil }
    if text.allSatisfy({ bytes[$0].isDecoration }), remark == nil { return .label(side, text) }
    return Mark(kind: .explicit, side: side, end: remark ?? text.lowerBound, isLabelled: !judges)
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
      !roles.isUnknown,
      !roles.has(.joining)
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
      default: isWideSign(rest.lowerBound, rest.upperBound) ? 3 : 0
      }
    guard length > 0 else { return nil }
    return behindMark(rest.lowerBound + length..<rest.upperBound)
  }

  /// Returns the text after `because` or the like; `nil` if the text doesn't begin with such a
  /// word.
  func because(_ text: Range<Int>) -> Range<Int>? {
    let text = text.drop { bytes[$0].isDecoration }
    let (word, roles) = firstWord(of: text)
    guard roles.has(.because) else { return nil }
    var rest = word.upperBound..<text.upperBound
    if let next = bytes.first(of: rest), !next.isBlank, !next.isDecoration,
      !next.isOne(of: ",:."), !bytes[word.lowerBound].isWide
    {
      return nil
    }
    rest = afterBecause(rest)
    let (second, tail) = firstWord(of: rest)
    if tail.has(.becauseTail) {
      rest = afterBecause(second.upperBound..<rest.upperBound)
    }
    return rest
  }

  /// Returns the text behind `because`. Decoration that directly follows the word closes what
  /// opened before it; later decoration is the text's.
  private func afterBecause(_ text: Range<Int>) -> Range<Int> {
    var rest = text.drop { bytes[$0].isDecoration }
      .drop { bytes[$0].isSpace || bytes[$0].isOne(of: ",:.") }
    // ".NET" begins with a full stop.
    let stop = rest.lowerBound - 1
    if text.contains(stop), bytes.has(" .", at: stop - 1, before: rest.lowerBound),
      bytes.first(of: rest)?.isLetterOrDigit == true
    {
      rest = stop..<rest.upperBound
    }
    return isPause(rest) ? behindMark(rest.dropFirst(3)) : rest
  }

  /// Returns the mark of a label with its text: `Main advantage: it scales`, `For: it scales`; `nil` if
  /// the label is in code: `` `pro`: professionals ``.
  func labelled(_ text: Range<Int>) -> Mark? {
    guard let colon = bytes.colon(in: text), bytes.first(of: text) != "`",
      let label = SideWords.label(bytes.words(text.lowerBound..<colon.lowerBound)), !label.both,
      label.subject == nil
    else { return nil }
    let rest = behindMark(colon.upperBound..<text.upperBound)
    // "For `:latest`" has no text behind a colon.
    guard colon.count > 1 || rest.lowerBound > colon.upperBound else { return nil }
    return Mark(kind: .explicit, side: label.side, end: rest.lowerBound, isLabelled: true)
  }
}
