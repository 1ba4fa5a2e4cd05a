/// Reads `because` and the reason after it, or what stands there instead.
struct BecauseReader {
  let reader: MarkReader

  private var bytes: [UInt8] { reader.bytes }

  /// Returns the text after `because` behind a word that names a side. Without a comma, it doesn't mean
  /// something else in the language of that word: in `BOM as a column`, `BOM` isn't the Portuguese `bom`.
  func reason(in text: Range<Int>, behind side: WordRoles) -> Range<Int>? {
    let rest = text.drop { bytes[$0].isSpace || bytes[$0].isDecoration }
    if bytes.first(of: rest) == "," {
      return reason(in: rest.drop { bytes[$0].isSpace || bytes[$0] == "," })
    }
    let word = FoldedWords(bytes[reader.firstWord(of: rest).word]).joined
    let roles = WordRoles(UInt64(word: word.utf8), in: side.languages)
    return roles.has(.because) || !roles.isKnown ? reason(in: rest) : nil
  }

  /// Returns the text after `because` or the like; `nil` if the text doesn't begin with such a
  /// word.
  func reason(in text: Range<Int>) -> Range<Int>? {
    let text = text.drop { bytes[$0].isDecoration }
    let (word, roles) = reader.firstWord(of: text)
    guard roles.has(.because) else { return nil }
    var rest = word.upperBound..<text.upperBound
    if let next = bytes.first(of: rest), !next.isBlank, !next.isDecoration,
      !next.isOne(of: ",:."), !bytes[word.lowerBound].isWide
    {
      return nil
    }
    rest = afterBecause(rest)
    if let behind = behindElision(rest) { return behind }
    let (second, tail) = reader.firstWord(of: rest)
    if tail.has(.becauseTail) {
      rest = afterBecause(second.upperBound..<rest.upperBound)
    }
    return rest
  }

  /// Returns the text behind `qu'` in `parce qu'un`; `nil` without an apostrophe.
  private func behindElision(_ text: Range<Int>) -> Range<Int>? {
    let elided = text.prefix { bytes[$0].isLetterOrDigit && bytes[$0] < 0x80 }
    let behind = elided.upperBound..<text.upperBound
    guard WordRoles(UInt64(word: bytes[elided])).has(.becauseTail),
      let length = ["'", "’"].first(where: { bytes.begins(behind, with: $0) })?.utf8CodeUnitCount
    else { return nil }
    return behind.dropFirst(length)
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
    return bytes.isPause(rest) ? reader.behindMark(rest.dropFirst(3)) : rest
  }

  /// Returns whether a text behind `because` only introduces the list below it: `it:`
  func onlyLeads(_ text: Range<Int>) -> Bool {
    guard text.count < 12, bytes.endsWithColon(text) else { return false }
    let words = bytes.words(text)
    return words.count == 1 && words.contains(.subject)
  }

  /// Returns whether a text only points to another: `see ADR 5.`, unlike `see ADR 5: it is slow`.
  func onlyRefers(_ text: Range<Int>) -> Bool {
    let text = reader.behindMark(text).prefix(80)
    return reader.firstWord(of: text).roles.has(.reference)
      && !text.contains { index in
        bytes[index] == "(" || bytes[index].isOne(of: ".,:;") && reader.endsClause(index, text)
          || reader.isDash(index..<text.upperBound)
      }
  }
}
