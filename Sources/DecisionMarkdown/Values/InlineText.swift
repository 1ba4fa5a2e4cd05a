enum InlineText {
  /// Returns the text without bold, italics, code marks, link targets, and a colon or a line break
  /// at its end.
  static func plain(_ text: some StringProtocol) -> String { plain(Array(text.utf8)[...]) }

  static func plain(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Returns the bytes of the plain text.
  static func bytes(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(where: \.isInline) else { return trimmed(text) }
    let bytes = Array(text)
    var plain: [UInt8] = []
    var links: [Int] = []
    var isCode = false
    // A task begins with its box.
    var index = bytes.begins(bytes.indices, withOneOf: ["[ ] ", "[x] ", "[X] "]) ? 4 : 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case "`":
        isCode.toggle()
        if isSpace(bytes, index - 1), isSpace(bytes, index + 1) { plain.append(byte) }
      case _ where isCode:
        plain.append(byte)
      case "*":
        if isSpace(bytes, index - 1), isSpace(bytes, index + 1) { plain.append(byte) }
      case "_":
        // It is a letter within a word: snake_case.
        if isWord(bytes, index - 1), isWord(bytes, index + 1) { plain.append(byte) }
      case "\\" where !isWord(bytes, index + 1) && !isSpace(bytes, index + 1):
        plain.append(bytes[index + 1])
        index += 1
      case "!" where bytes.has("![", at: index, before: bytes.count):
        break
      case "[":
        links.append(plain.count)
        plain.append(byte)
      case "]" where !links.isEmpty:
        let open = links.removeLast()
        if let end = endOfTarget(bytes, index + 1) {
          // Remove it at the end, so that many links stay linear.
          plain[open] = 0
          index = end
        } else {
          plain.append(byte)
        }
      default:
        plain.append(byte)
      }
      index += 1
    }
    plain.removeAll { $0 == 0 }
    return trimmed(plain[...])
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = text.dropLast { $0.isSpace || $0 == ":" || $0 == "\\" }.drop(while: \.isSpace)
    return text.last == 0x9A && text.ends(with: "：") ? text.dropLast(3) : text
  }

  /// Returns the text without HTML tags: `<b>Pros</b>`.
  static func withoutTags(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains("<") else { return text }
    var depth = 0
    var plain: [UInt8] = []
    for byte in text {
      if byte == "<" { depth += 1 }
      if depth == 0 { plain.append(byte) }
      if byte == ">" { depth = max(0, depth - 1) }
    }
    return plain[...]
  }

  /// Returns the position of the bracket that closes a link's target or reference.
  private static func endOfTarget(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard index < bytes.count, bytes[index] == "(" || bytes[index] == "[" else { return nil }
    let close: UInt8 = bytes[index] == "(" ? ")" : "]"
    // A limit keeps many open brackets linear.
    return bytes[index...].prefix(600).firstIndex(of: close)
  }

  private static func isSpace(_ bytes: [UInt8], _ index: Int) -> Bool {
    !bytes.indices.contains(index) || bytes[index].isSpace
  }

  private static func isWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index].isLetterOrDigit
  }
}

extension UInt8 {
  fileprivate var isInline: Bool { isDecoration || self == 0x5B || self == 0x5C || self == 0x21 }
}
