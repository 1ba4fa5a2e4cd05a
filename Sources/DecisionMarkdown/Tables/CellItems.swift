/// Divides a cell into the reasons that stand in it.
///
/// A cell has no lists, so that people part reasons by `<br>`, by the tags of a list, by bullets, by
/// numbers, and by semicolons. A comma parts nothing: it may stand within a reason.
struct CellItems {
  struct Item: Equatable {
    /// What it says, without its bullet or number and comments at its end.
    var text: Range<Int>
    /// All of it.
    var whole: Range<Int>
  }

  private let bytes: [UInt8]

  /// The items of a cell, in order; none if it is empty or says that there is nothing.
  static func items(in bytes: [UInt8], _ cell: Range<Int>) -> [Item] {
    let reader = CellItems(bytes: bytes)
    return reader.parts(of: cell).compactMap(reader.item)
  }

  private func item(_ part: Range<Int>) -> Item? {
    let whole = bytes.trimmed(part)
    var text = whole
    while bytes.has("-->", at: text.upperBound - 3, before: text.upperBound),
      let start = bytes.last("<!--", in: text)
    {
      text = bytes.trimmed(text.lowerBound..<start)
    }
    text = bytes.trimmed(text.lowerBound + bulletLength(text)..<text.upperBound)
    let isEmpty = Self.saysNothing(in: bytes, text) || !hasWords(text)
    return isEmpty ? nil : Item(text: text, whole: whole)
  }

  /// Whether a text is `-`, `n/a`, `none identified`, or empty.
  static func saysNothing(in bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard text.count <= 40 else { return false }
    let words = FoldedWords(bytes.string(text)).words
    guard let first = words.first else {
      return text.allSatisfy { bytes[$0] == ASCII.byte("-") }
    }
    return ["na", "notapplicable"].contains(words.joined())
      || nothing.contains(first) && words.dropFirst().allSatisfy(behindNothing.contains)
  }

  /// Whether a cell says something in words or by a sign.
  private func hasWords(_ text: Range<Int>) -> Bool {
    text.count > 16 || SideSigns.sign(in: bytes, text) != nil
      || !FoldedWords(bytes.string(text)).words.isEmpty
  }

  private static let nothing = Language.words(.nothing)
  private static let behindNothing = Language.words(.behindNothing)

  private func parts(of cell: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cell.lowerBound
    var place = start
    var nesting = Nesting()
    var number = 1
    while place < cell.upperBound {
      nesting.enter(bytes[place])
      var length = nesting.isCode ? 0 : markLength(place, cell.upperBound, nesting)
      if length == 0, !nesting.isCode, mayCount(place, number, start, cell),
        let width = numberWidth(number, place, cell.upperBound)
      {
        length = width
        number += 1
      }
      if length > 0 {
        parts.append(start..<place)
        start = place + length
        nesting.depth = 0
      }
      place += max(1, length)
    }
    parts.append(start..<cell.upperBound)
    return parts
  }

  /// What encloses a place of a cell.
  private struct Nesting {
    var isCode = false
    /// How many brackets are open.
    var depth = 0

    mutating func enter(_ byte: UInt8) {
      switch byte {
      case ASCII.byte("`"): isCode.toggle()
      case ASCII.byte("("), ASCII.byte("["): depth += 1
      case ASCII.byte(")"), ASCII.byte("]"): depth = max(0, depth - 1)
      default: break
      }
    }
  }

  /// How long the tag, semicolon or bullet is that parts reasons at `place`; 0 if none does.
  private func markLength(_ place: Int, _ end: Int, _ nesting: Nesting) -> Int {
    if bytes[place] == ASCII.byte("<") { return tagLength(place, end) }
    if bytes.has("•", at: place, before: end) { return 3 }
    let isParting =
      bytes[place] == ASCII.byte(";") && nesting.depth == 0 && place + 1 < end
      && bytes[place + 1].isSpace
    return isParting ? 1 : 0
  }

  /// Whether a number here may count the reasons: the first begins the text.
  private func mayCount(_ place: Int, _ number: Int, _ start: Int, _ cell: Range<Int>) -> Bool {
    guard bytes[place].isDigit, place == cell.lowerBound || bytes[place - 1].isSpace else {
      return false
    }
    return number == 1 ? bytes.trimmed(start..<place).isEmpty : place > cell.lowerBound
  }

  /// How long `2. ` is, if it stands there.
  private func numberWidth(_ number: Int, _ place: Int, _ end: Int) -> Int? {
    let digits = Array(String(number).utf8)
    let next = place + digits.count
    guard next + 1 < end, bytes[place..<next].elementsEqual(digits), bytes[next + 1].isSpace,
      bytes[next] == ASCII.byte(".") || bytes[next] == ASCII.byte(")")
    else { return nil }
    return digits.count + 1
  }

  /// How long a tag is that parts lines; 0 for any other.
  private func tagLength(_ place: Int, _ end: Int) -> Int {
    guard let close = bytes[place..<end].prefix(24).firstIndex(of: ASCII.byte(">")) else {
      return 0
    }
    let name = bytes[place + 1..<close].drop { $0 == ASCII.byte("/") }.prefix { $0.isWordByte }
    let parting = ["br", "li", "ul", "ol", "p", "div"]
    return parting.contains(String(decoding: name.map(\.asciiLowercase), as: UTF8.self))
      ? close + 1 - place : 0
  }

  private func bulletLength(_ text: Range<Int>) -> Int {
    guard text.count > 1, let first = text.first.map({ bytes[$0] }),
      bytes[text.lowerBound + 1].isSpace
    else { return 0 }
    return first == ASCII.byte("-") || first == ASCII.byte("*") ? 2 : 0
  }
}
