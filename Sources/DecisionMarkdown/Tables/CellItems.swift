import Decisions

extension [UInt8] {
  /// A reason in a cell: its text, and the whole with its bullet and comments.
  typealias CellItem = (text: Range<Int>, whole: Range<Int>)

  /// Splits a cell into its reasons at `<br>`, list tags, bullets and numbers. A comma or a semicolon
  /// doesn't split it, as in an item. Returns none for a cell such as `-` or `n/a`.
  func items(of cell: Range<Int>) -> [CellItem] { parts(of: cell).compactMap(item) }

  private func item(_ part: Range<Int>) -> CellItem? {
    let whole = trimmed(part)
    let text = withoutComments(whole)
    let hasWords =
      text.count > 16 || SideSigns.sign(in: self, text) != nil || !words(text).isEmpty
    return hasWords && !saysNothing(text) ? (text, whole) : nil
  }

  /// Returns whether a text is `-`, `n/a`, `none identified`, `There are none.`, or empty.
  func saysNothing(_ text: Range<Int>) -> Bool {
    guard text.count <= 40 else { return false }
    guard mayHaveWord(in: text, { WordRoles($0).has(.nothing) }) else { return false }
    let words = self.words(text)
    if words.isEmpty { return string(text).allSatisfy { "-–—".contains($0) } }
    // "there are none", but not "it is nothing"
    let isClause = words[0].means(.impersonal) && !words[0].means(.subject)
    let rest = words.dropFirst(isClause ? 2 : 0)
    return words.joined().means(.nothing)
      || rest.first?.means(.nothing) == true
        && rest.dropFirst().allSatisfy { $0.means(.behindNothing) }
  }

  /// Returns whether a short text says that there is nothing on a side:
  /// `No drawbacks have been identified`.
  func denies(_ side: Side, _ text: Range<Int>) -> Bool {
    let (word, first) = MarkReader(self).firstWord(of: text)
    if first.has(.nothing) {
      // "None known to us, as …", "None. We have it already."
      let rest = (word.upperBound..<text.upperBound)
      let second = MarkReader(self).firstWord(of: rest.drop { self[$0].isBlank }).roles
      if self.first(of: rest).map({ $0.isOne(of: ".,;") }) == true
        || second.has(.behindNothing) && !second.has(.connector)
      {
        return true
      }
    }
    guard text.count <= 80, first.has(.denial, .impersonal) else { return false }
    let denied = words(text).drop { !$0.means(.denial) }.dropFirst()
    guard
      let noun = denied.prefix(4).firstIndex(where: {
        SideWords.meaning($0) == side || side == .con && $0.means(.tradeOff)
      })
    else { return false }
    // "Not small and harder to read" denies something else.
    guard !denied[..<noun].contains(.joining) else { return false }
    // "No drawbacks with this library", but not "no risk management"
    let rest = denied[noun...].dropFirst()
    return rest.first?.means(.connector) == true || rest.allSatisfy { !WordRoles($0).isUnknown }
  }

  private func parts(of cell: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cell.lowerBound
    var index = start
    var isCode = false
    var number = 1
    while index < cell.upperBound {
      if self[index] == "`" { isCode.toggle() }
      var length = isCode ? 0 : markLength(index..<cell.upperBound)
      if length == 0, !isCode, let end = end(of: number, at: index, in: cell) {
        length = end - index
        number += 1
      }
      if length > 0 {
        parts.append(
          number > 1
            ? (start..<index).dropLast { self[$0].isSpace || self[$0].isOne(of: ",;") }
            : start..<index)
        start = index + length
      }
      index += Swift.max(1, length)
    }
    return parts + [start..<cell.upperBound]
  }

  /// Returns the end of the number that begins the next of several reasons: `1. fast, 2. known`,
  /// `(1) fast (2) known`, `a) fast b) known`.
  private func end(of number: Int, at index: Int, in cell: Range<Int>) -> Int? {
    guard index == cell.lowerBound || number > 1 && self[index - 1].isOne(of: " >") else {
      return nil
    }
    let start = self[index] == "(" ? index + 1 : index
    let digits = (start..<cell.upperBound).prefix { self[$0].isDigit }
    let isLetter = digits.isEmpty && start < cell.upperBound && Int(self[start]) == 0x60 + number
    let end = digits.upperBound + (isLetter ? 1 : 0)
    let isClosed =
      has(") ", at: end, before: cell.upperBound)
      || start == index && !isLetter && has(". ", at: end, before: cell.upperBound)
    return isClosed && (isLetter || Int(string(digits)) == number) ? end + 2 : nil
  }

  /// Returns the length of the tag or bullet at the beginning of a text that separates reasons, or 0.
  private func markLength(_ text: Range<Int>) -> Int {
    guard self[text.lowerBound] == "<" else { return begins(text, with: "•") ? 3 : 0 }
    guard let close = self[text].prefix(24).firstIndex(of: ">") else { return 0 }
    let name = self[text.lowerBound + 1..<close].drop { $0 == "/" }.prefix { $0.isWordByte }
    let parting = ["br", "li", "ul", "ol", "p", "div"]
    return parting.contains(String(decoding: name.map(\.asciiLowercase), as: UTF8.self))
      ? close + 1 - text.lowerBound : 0
  }
}
