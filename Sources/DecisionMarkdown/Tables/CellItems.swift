/// Divides a cell into its reasons: at `<br>` and the tags of a list, at bullets, numbers and
/// semicolons. A comma may be within a reason.
struct CellItems {
  struct Item: Equatable {
    var text: Range<Int>
    var whole: Range<Int>
  }

  private let bytes: [UInt8]

  /// The items of a cell; none if it says that there is nothing.
  static func items(in bytes: [UInt8], _ cell: Range<Int>) -> [Item] {
    let reader = CellItems(bytes: bytes)
    return reader.parts(of: cell).compactMap(reader.item)
  }

  private func item(_ part: Range<Int>) -> Item? {
    let whole = bytes.trimmed(part)
    var text = bytes.withoutComments(whole)
    text = bytes.trimmed(text.lowerBound + bulletLength(text)..<text.upperBound)
    let isEmpty = Self.saysNothing(in: bytes, text) || !hasWords(text)
    return isEmpty ? nil : Item(text: text, whole: whole)
  }

  /// Whether a text is `-`, `n/a`, `none identified`, or empty.
  static func saysNothing(in bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard text.count <= 40 else { return false }
    let words = FoldedWords(bytes.string(text)).words
    guard let first = words.first else {
      return text.allSatisfy { bytes[$0] == "-" }
    }
    return ["na", "notapplicable"].contains(words.joined())
      || first.means(.nothing) && words.dropFirst().allSatisfy({ $0.means(.behindNothing) })
  }

  /// Whether a cell has words or a sign.
  private func hasWords(_ text: Range<Int>) -> Bool {
    text.count > 16 || SideSigns.sign(in: bytes, text) != nil
      || !FoldedWords(bytes.string(text)).words.isEmpty
  }

  private func parts(of cell: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cell.lowerBound
    var place = start
    var nesting = Nesting()
    while place < cell.upperBound {
      nesting.enter(bytes[place])
      let length = nesting.isCode ? 0 : markLength(place, cell.upperBound, nesting)
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

  /// What encloses a position.
  private struct Nesting {
    var isCode = false
    var depth = 0

    mutating func enter(_ byte: UInt8) {
      switch byte {
      case "`": isCode.toggle()
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: break
      }
    }
  }

  /// The length of the tag, semicolon or bullet at `place` that separates reasons, or 0.
  private func markLength(_ place: Int, _ end: Int, _ nesting: Nesting) -> Int {
    if bytes[place] == "<" { return tagLength(place, end) }
    if bytes.has("•", at: place, before: end) { return 3 }
    let isParting =
      bytes[place] == ";" && nesting.depth == 0 && place + 1 < end
      && bytes[place + 1].isSpace
    return isParting ? 1 : 0
  }

  /// The length of a tag that separates lines, or 0.
  private func tagLength(_ place: Int, _ end: Int) -> Int {
    guard let close = bytes[place..<end].prefix(24).firstIndex(of: ASCII.byte(">")) else {
      return 0
    }
    let name = bytes[place + 1..<close].drop { $0 == "/" }.prefix { $0.isWordByte }
    let parting = ["br", "li", "ul", "ol", "p", "div"]
    return parting.contains(String(decoding: name.map(\.asciiLowercase), as: UTF8.self))
      ? close + 1 - place : 0
  }

  private func bulletLength(_ text: Range<Int>) -> Int {
    guard text.count > 1, let first = bytes[text].first,
      bytes[text.lowerBound + 1].isSpace
    else { return 0 }
    return first == "-" || first == "*" ? 2 : 0
  }
}
