/// Divides a cell into its reasons: at `<br>` and the tags of a list, at bullets and semicolons. A
/// comma may be within a reason.
struct CellItems {
  struct Item: Equatable {
    var text: Range<Int>
    var whole: Range<Int>
  }

  private let bytes: [UInt8]

  /// Returns the items of a cell; none if it says that there is nothing.
  static func items(in bytes: [UInt8], _ cell: Range<Int>) -> [Item] {
    let reader = CellItems(bytes: bytes)
    return reader.parts(of: cell).compactMap(reader.item)
  }

  private func item(_ part: Range<Int>) -> Item? {
    let whole = bytes.trimmed(part)
    var text = bytes.withoutComments(whole)
    if bytes.begins(text, with: "- ") || bytes.begins(text, with: "* ") {
      text = bytes.trimmed(text.dropFirst(2))
    }
    let hasWords =
      text.count > 16 || SideSigns.sign(in: bytes, text) != nil || !bytes.words(text).isEmpty
    return hasWords && !Self.saysNothing(in: bytes, text) ? Item(text: text, whole: whole) : nil
  }

  /// Returns whether a text is `-`, `n/a`, `none identified`, or empty.
  static func saysNothing(in bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard text.count <= 40 else { return false }
    // Every word for "nothing" has that role, except "n/a" and "not applicable".
    if let first = bytes.first(of: text), first.asciiLowercase != "n",
      WordRoles.areUnknown(atStartOf: text, bytes)
    {
      return false
    }
    let words = bytes.words(text)
    guard let first = words.first else { return bytes[text].allSatisfy { $0 == "-" } }
    return ["na", "notapplicable"].contains(words.joined())
      || first.means(.nothing) && words.dropFirst().allSatisfy({ $0.means(.behindNothing) })
  }

  private func parts(of cell: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cell.lowerBound
    var place = start
    var isCode = false
    var depth = 0
    while place < cell.upperBound {
      switch bytes[place] {
      case "`": isCode.toggle()
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: break
      }
      let length = isCode ? 0 : markLength(place..<cell.upperBound, isInBrackets: depth > 0)
      if length > 0 {
        parts.append(start..<place)
        start = place + length
        depth = 0
      }
      place += max(1, length)
    }
    return parts + [start..<cell.upperBound]
  }

  /// Returns the length of the tag, semicolon or bullet at the beginning of a text that separates
  /// reasons, or 0.
  private func markLength(_ text: Range<Int>, isInBrackets: Bool) -> Int {
    switch bytes[text.lowerBound] {
    case "<":
      guard let close = bytes[text].prefix(24).firstIndex(where: { $0 == ">" }) else { return 0 }
      let name = bytes[text.lowerBound + 1..<close].drop { $0 == "/" }.prefix { $0.isWordByte }
      let parting = ["br", "li", "ul", "ol", "p", "div"]
      return parting.contains(String(decoding: name.map(\.asciiLowercase), as: UTF8.self))
        ? close + 1 - text.lowerBound : 0
    case ";": return !isInBrackets && bytes[text].dropFirst().first?.isSpace == true ? 1 : 0
    default: return bytes.begins(text, with: "•") ? 3 : 0
    }
  }
}
