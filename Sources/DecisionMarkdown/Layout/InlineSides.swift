import BusinessLogic

/// Finds pros and cons that stand beside each other on a line: `Quick. Pros: cheap. Cons: loud`.
enum InlineSides {
  struct Part: Equatable {
    var side: Side
    /// With the label, and with comments behind it.
    var whole: Range<Int>
    /// What it says.
    var text: Range<Int>
  }

  /// The parts of a text, in order; none if no label stands in it.
  ///
  /// - Parameter option: The words that name the option of which it speaks, if it does: it may say
  ///   why that was rejected then.
  static func parts(
    in bytes: [UInt8], _ text: Range<Int>, of option: Set<String>? = nil
  ) -> [Part] {
    var labels: [(side: Side, start: Int, end: Int)] = []
    for place in text {
      let isSign = bytes[place] == ASCII.byte(":") || bytes[place] == 0xEF
      guard isSign || option != nil && bytes[place].isWordByte,
        place >= labels.last?.end ?? text.lowerBound
      else { continue }
      let rest = (labels.last?.end ?? text.lowerBound)..<text.upperBound
      if isSign, let label = label(in: bytes, rest, before: place) {
        labels.append(label)
      } else if let option, let reason = reason(in: bytes, rest, at: place, of: option) {
        labels.append(reason)
      }
    }
    return labels.indices.map { place in
      let label = labels[place]
      let end = place + 1 < labels.count ? labels[place + 1].start : text.upperBound
      var whole = withoutSeparators(bytes, label.start..<end)
      // The full stop only parts it from what follows.
      if end < text.upperBound, whole.last.map({ bytes[$0] }) == ASCII.byte(".") {
        whole = withoutSeparators(bytes, whole.dropLast())
      }
      let said = withoutComments(bytes, min(label.end, whole.upperBound)..<whole.upperBound)
      return Part(side: label.side, whole: whole, text: withoutLastBracket(bytes, said))
    }.filter { !$0.text.isEmpty }
  }

  /// The label that a colon ends: one word that names a side, behind the end of a sentence or in
  /// bold.
  private static func label(
    in bytes: [UInt8], _ text: Range<Int>, before colon: Int
  ) -> (side: Side, start: Int, end: Int)? {
    let width = bytes[colon] == ASCII.byte(":") ? 1 : 3
    guard width == 1 || bytes.has("：", at: colon, before: text.upperBound) else { return nil }
    var upper = colon
    if upper > text.lowerBound, bytes[upper - 1] == ASCII.space { upper -= 1 }
    while upper > text.lowerBound, bytes[upper - 1].isDecoration { upper -= 1 }
    var lower = upper
    while lower > text.lowerBound, upper - lower < 40, bytes[lower - 1].isWordByte { lower -= 1 }
    guard let meaning = meaning(bytes.string(lower..<upper)) else { return nil }
    var start = lower
    while start > text.lowerBound, bytes[start - 1].isDecoration { start -= 1 }
    guard start < lower || bytes.last(in: text.lowerBound..<start).map(endsSentence) != false
    else { return nil }
    var end = colon + width
    while end < text.upperBound, bytes[end].isDecoration { end += 1 }
    // "pros:cons" is no label, and neither is "https://contra:80".
    guard end < text.upperBound,
      width > 1 || bytes[end].isBlank
    else { return nil }
    while end < text.upperBound, bytes[end].isBlank { end += 1 }
    return (meaning, start, end)
  }

  /// `Rejected because …` at the beginning of a sentence, or `(rejected, too slow)`.
  private static func reason(
    in bytes: [UInt8], _ text: Range<Int>, at place: Int, of option: Set<String>
  ) -> (side: Side, start: Int, end: Int)? {
    var start = place
    while start > text.lowerBound, bytes[start - 1].isDecoration { start -= 1 }
    guard start == text.lowerBound || !bytes[start - 1].isWordByte,
      bytes.last(in: text.lowerBound..<start).map(endsSentence) != false
    else { return nil }
    let reader = MarkReader(bytes)
    if let mark = reader.reason(start..<text.upperBound, of: option), mark.kind == .explicit {
      return (mark.side, start, mark.end)
    }
    // A remark is short; a bound keeps many of them linear.
    let rest = start..<min(text.upperBound, start + 1000)
    guard let remark = reader.remark(behindVerdict: rest) else { return nil }
    let said = withoutComments(bytes, remark)
    let isInBrackets = start > text.lowerBound && bytes[start - 1] == ASCII.byte("(")
    // What goes on behind the bracket is no part of the reason.
    let isWhole = bytes[said].last == ASCII.byte(")") || !closesBracket(bytes, said)
    return isWhole ? (.con, isInBrackets ? start - 1 : start, said.lowerBound) : nil
  }

  /// Without a bracket at its end that was opened before it.
  private static func withoutLastBracket(_ bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    bytes[text].last == ASCII.byte(")") && closesBracket(bytes, text) ? text.dropLast() : text
  }

  /// Whether a bracket closes in a text that was opened before it.
  private static func closesBracket(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    bytes[text].count { $0 == ASCII.byte(")") } > bytes[text].count { $0 == ASCII.byte("(") }
  }

  private static func meaning(_ word: String) -> Side? {
    let words = FoldedWords(word).words
    if words.count == 1, SideWords.isFor(words[0]) { return .pro }
    guard words.count == 1, let meaning = SideWords.meanings[words[0]], !meaning.judges else {
      return nil
    }
    return meaning.side
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    ".;,:!?|/()->".utf8.contains(byte) || byte >= 0x80
  }

  /// Without what parts it from what stands beside it.
  static func withoutSeparators(
    _ bytes: [UInt8], _ text: Range<Int>, atEnd: Bool = true
  ) -> Range<Int> {
    var text = text
    while true {
      let before = text
      while let first = text.first, isSeparator(bytes[first]) || bytes[first] == ASCII.byte(".") {
        text = text.dropFirst()
      }
      for dash in ["–", "—", "·", "：", "，"] as [StaticString] {
        if bytes.has(dash, at: text.lowerBound, before: text.upperBound) {
          text = text.dropFirst(dash.utf8CodeUnitCount)
        }
        if atEnd,
          bytes.has(dash, at: text.upperBound - dash.utf8CodeUnitCount, before: text.upperBound)
        {
          text = text.dropLast(dash.utf8CodeUnitCount)
        }
      }
      while atEnd, let last = text.last, isSeparator(bytes[last]) { text = text.dropLast() }
      if text == before { return text }
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte.isBlank || ":;,-/|".utf8.contains(byte)
  }

  /// Without comments at its end.
  static func withoutComments(_ bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    var text = withoutSpaces(bytes, text)
    while bytes.has("-->", at: text.upperBound - 3, before: text.upperBound),
      let start = bytes.last("<!--", in: text)
    {
      text = withoutSpaces(bytes, text.lowerBound..<start)
    }
    return text
  }

  private static func withoutSpaces(_ bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    var text = text
    while let first = text.first, bytes[first].isBlank {
      text = text.dropFirst()
    }
    while let last = text.last, bytes[last].isBlank {
      text = text.dropLast()
    }
    return text
  }
}

extension [UInt8] {
  /// The last byte of a range that is no space.
  fileprivate func last(in range: Range<Int>) -> UInt8? {
    range.last { !self[$0].isBlank }.map { self[$0] }
  }
}
