/// Parts of a description.
extension [UInt8] {
  /// Returns where the last sentence of a text begins; a hard line break also begins one.
  func startOfLastSentence(in text: Range<Int>) -> Int {
    let stop = text.dropLast().last { index in
      let next = self[index + 1]
      return self[index].isOne(of: ".!?") && (next.isBlank || next.isDecoration)
        || has("  \n", at: index, before: text.upperBound)
    }
    return ((stop.map { $0 + 1 } ?? text.lowerBound)..<text.upperBound)
      .drop { self[$0].isBlank || self[$0].isDecoration }.lowerBound
  }

  /// Returns a text without the separators around it, such as dashes and commas.
  func withoutSeparators(_ text: Range<Int>, atEnd: Bool = true) -> Range<Int> {
    var text = text
    while true {
      let before = text
      text = text.drop { self[$0].isSeparator || self[$0] == "." }
      for dash in ["–", "—", "·", "：", "，"] as [StaticString] {
        let width = dash.utf8CodeUnitCount
        if has(dash, at: text.lowerBound, before: text.upperBound) { text = text.dropFirst(width) }
        if atEnd, has(dash, at: text.upperBound - width, before: text.upperBound) {
          text = text.dropLast(width)
        }
      }
      if atEnd { text = text.dropLast { self[$0].isSeparator } }
      if text == before { return text }
    }
  }

  /// Returns the text after the brackets at its beginning: `. It is slow` of `(in Go). It is slow`.
  func afterBrackets(_ text: Range<Int>) -> Range<Int> {
    guard begins(text, with: "(") else { return text }
    var depth = 0
    let end = text.first { index in
      depth += self[index] == "(" ? 1 : self[index] == ")" ? -1 : 0
      return depth == 0
    }
    return end.map { $0 + 1..<text.upperBound } ?? text
  }

  /// Returns the text without the brackets at its end: `rejected` for `rejected (for now).`
  func beforeBrackets(_ text: Range<Int>) -> Range<Int> {
    let end = text.dropLast { self[$0].isDecoration || self[$0] == "." }
    for (open, close) in [("(", ")"), ("（", "）")] as [(StaticString, StaticString)]
    where ends(end, with: close) {
      return last(open, in: end).map { text.lowerBound..<$0 } ?? text
    }
    return text
  }

  func withoutComments(_ text: Range<Int>) -> Range<Int> {
    var text = text.drop { self[$0].isBlank }.dropLast { self[$0].isBlank }
    while ends(text, with: "-->"), let start = last("<!--", in: text) {
      text = (text.lowerBound..<start).dropLast { self[$0].isBlank }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isSeparator: Bool { isBlank || isOne(of: ":;,-/|") }
}
