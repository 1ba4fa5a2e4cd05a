/// The syntax of a line, from its own bytes alone.
extension LineScanner {
  /// The beginning of a fence: its byte, how often it repeats, and the columns before it.
  typealias Fence = (byte: UInt8, count: Int, indent: Int)

  /// Returns the length of the marker that begins an item; `nil` for another text.
  func marker(of text: Range<Int>) -> (kind: Line.Kind, length: Int)? {
    guard let first = bytes.first(of: text) else { return nil }
    switch first {
    case "*", "-", "+":
      return endsInSpace(text, length: 1) ? (.bullet, 1) : nil
    case 0x30...0x39:
      // CommonMark allows nine digits.
      let length = text.prefix(10).prefix { bytes[$0].isDigit }.count
      guard length < 10, length < text.count else { return nil }
      let mark = bytes[text.lowerBound + length]
      return (mark == "." || mark == ")")
        && endsInSpace(text, length: length + 1) ? (.numbered, length + 1) : nil
    default: return nil
    }
  }

  private func endsInSpace(_ text: Range<Int>, length: Int) -> Bool {
    text.count == length || bytes[text.lowerBound + length].isSpace
  }

  /// Returns whether a text is only tags: `</details>`, `<br/>`.
  func isMarkup(_ text: Range<Int>) -> Bool {
    var isTag = false
    for index in text {
      switch bytes[index] {
      case "<":
        let next = index + 1 < text.upperBound ? bytes[index + 1] : " "
        guard !isTag, next == "/" || next.isWordByte else { return false }
        isTag = true
      case ">":
        isTag = false
      case ":" where isTag && !bytes[text].contains(where: { $0 == "\"" }):
        // `<https://…>` is a link.
        return false
      default:
        guard isTag || bytes[index].isSpace else { return false }
      }
    }
    return !isTag
  }

  /// Returns whether a text defines the target of a link: `[label]: target`. A footnote doesn't.
  func isDefinition(_ text: Range<Int>) -> Bool {
    !bytes.begins(text, with: "[^") && bytes.beginsDefinition(text)
  }

  func beginsPreformatted(_ text: Range<Int>) -> Bool {
    bytes.begins(text, withOneOf: ["<pre>", "<pre ", "<PRE>"])
  }

  func endsPreformatted(_ text: Range<Int>) -> Bool {
    bytes.first("</pre>", in: text) != nil || bytes.first("</PRE>", in: text) != nil
  }

  /// Returns the level and the title of `# Title`. `##Title` without a space is a heading too.
  func heading(_ text: Range<Int>) -> (level: Int, title: Range<Int>)? {
    let level = text.prefix(7).prefix { bytes[$0] == "#" }.count
    let rest = text.dropFirst(level)
    let next = bytes.first(of: rest) ?? " "
    guard level <= 6, next.isSpace || level > 1 && next.isWordByte else { return nil }
    let title = bytes.trimmed(rest)
    let end = title.dropLast { bytes[$0] == "#" }.upperBound
    let isClosed = end == title.lowerBound || bytes[end - 1].isSpace
    return (level, isClosed ? bytes.trimmed(title.lowerBound..<end) : title)
  }

  /// Returns whether a text is one of `---`, `***` and `___`, perhaps with spaces between.
  func isRule(_ text: Range<Int>) -> Bool {
    guard let mark = bytes.first(of: text) else { return false }
    return bytes[text].allSatisfy { $0 == mark || $0.isSpace }
      && bytes[text].count { $0 == mark } > 2
  }

  func fence(_ text: Range<Int>, indent: Int) -> Fence? {
    guard let byte = bytes.first(of: text), byte == "`" || byte == "~" else { return nil }
    let rest = text.drop { bytes[$0] == byte }
    let count = text.count - rest.count
    // "```x```" is code within a paragraph.
    let isSpan = byte == "`" && rest.contains { bytes[$0] == byte }
    return count >= 3 && !isSpan ? (byte, count, indent) : nil
  }

  func hasBar(_ text: Range<Int>) -> Bool { bytes[text].contains("|") }

  /// Returns whether a text is the second line of a table without bars at its ends: `--- | ---`.
  func isTableDivider(_ text: Range<Int>) -> Bool {
    guard let first = bytes.first(of: text), first == "-" || first == ":" else { return false }
    return hasBar(text) && bytes[text].allSatisfy { $0.isSpace || $0.isOne(of: "|-:") }
  }
}
