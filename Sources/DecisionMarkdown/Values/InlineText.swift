/// Takes the decoration off inline Markdown, for titles.
enum InlineText {
  /// The text without bold, italics, code marks, link targets, and a colon or broken line at its end.
  static func plain(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: \.isInline) else {
      return bytes.string(withoutColon(bytes, bytes.trimmed(bytes.indices)))
    }
    var plain: [UInt8] = []
    var links: [Int] = []
    var isCode = false
    var place = startOfText(bytes)
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case ASCII.byte("`"):
        isCode.toggle()
        if isSpace(bytes, place - 1), isSpace(bytes, place + 1) { plain.append(byte) }
      case _ where isCode:
        plain.append(byte)
      case ASCII.byte("*"):
        // " * " is a sign of its own.
        if isSpace(bytes, place - 1), isSpace(bytes, place + 1) { plain.append(byte) }
      case ASCII.byte("_"):
        // Within a word it is a letter: snake_case.
        if isWord(bytes, place - 1), isWord(bytes, place + 1) { plain.append(byte) }
      case ASCII.byte("\\") where place + 1 < bytes.count && !isWord(bytes, place + 1):
        plain.append(bytes[place + 1])
        place += 1
      case ASCII.byte("!") where bytes.has("![", at: place, before: bytes.count):
        break
      case ASCII.byte("["):
        links.append(plain.count)
        plain.append(byte)
      case ASCII.byte("]") where !links.isEmpty:
        let open = links.removeLast()
        if let end = endOfTarget(bytes, place + 1) {
          // Taken out at the end, so that many links cost no more than their length.
          plain[open] = 0
          place = end
        } else {
          plain.append(byte)
        }
      default:
        plain.append(byte)
      }
      place += 1
    }
    plain.removeAll { $0 == 0 }
    return plain.string(withoutColon(plain, plain.trimmed(plain.indices)))
  }

  private static func withoutColon(_ bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    var text = text
    while let last = text.last, bytes[last] == ASCII.byte(":") || bytes[last] == ASCII.byte("\\") {
      text = bytes.trimmed(text.lowerBound..<last)
    }
    return text
  }

  /// The text without HTML tags, for labels such as `<b>Pros</b>`.
  static func withoutTags(_ text: String) -> String {
    var depth = 0
    var plain = ""
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">" { depth = max(0, depth - 1) }
    }
    return plain
  }

  /// Behind the `[ ]` or `[x]` of a task.
  private static func startOfText(_ bytes: [UInt8]) -> Int {
    for box in ["[ ] ", "[x] ", "[X] "] as [StaticString]
    where bytes.has(box, at: 0, before: bytes.count) { return 4 }
    return 0
  }

  /// The place of the bracket that closes the link's target or reference that begins at `place`.
  private static func endOfTarget(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    let close: UInt8
    switch bytes[place] {
    case ASCII.byte("("): close = ASCII.byte(")")
    case ASCII.byte("["): close = ASCII.byte("]")
    default: return nil
    }
    // A target is short; a bound keeps many open brackets linear.
    return bytes[place...].prefix(600).firstIndex(of: close)
  }

  private static func isSpace(_ bytes: [UInt8], _ place: Int) -> Bool {
    !bytes.indices.contains(place) || bytes[place].isSpace
  }

  private static func isWord(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes.indices.contains(place) && (bytes[place].isWordByte || bytes[place].isDigit)
  }
}

extension UInt8 {
  /// Whether it may begin inline Markdown.
  fileprivate var isInline: Bool { isDecoration || self == 0x5B || self == 0x5C || self == 0x21 }
}
