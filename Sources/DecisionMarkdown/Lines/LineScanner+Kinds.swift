extension LineScanner {
  /// Says what a line is that nothing encloses.
  mutating func classify(_ line: inout Line) {
    let text = line.text
    guard let first = text.first.map({ bytes[$0] }) else {
      line.kind = .blank
      return
    }
    switch first {
    case ASCII.byte("#"):
      readHeading(&line)
    case ASCII.byte("`"), ASCII.byte("~"):
      if openFence(text, of: line, indent: line.indent) { line.kind = .fence }
    case ASCII.byte("<"):
      if isMarkup(text) { line.kind = .markup }
    case ASCII.byte("|"):
      line.kind = .table
    case ASCII.byte("*"), ASCII.byte("-"), ASCII.byte("+"), ASCII.byte("_"):
      if isRule(text, first) {
        readUnderline(&line, level: 2, or: .rule)
      } else if first != ASCII.byte("_"), isMarked(text, length: 1) {
        line.kind = .bullet
        readItem(&line, markerLength: 1)
      }
    case ASCII.byte("=") where text.allSatisfy({ bytes[$0] == first }):
      readUnderline(&line, level: 1, or: .text)
    case ASCII.byte("0")...ASCII.byte("9"):
      // Ten digits are no number of an item in CommonMark either.
      var length = 1
      while length < min(10, text.count), bytes[text.lowerBound + length].isDigit { length += 1 }
      guard length < 10, length < text.count else { return }
      let mark = bytes[text.lowerBound + length]
      if mark == ASCII.byte(".") || mark == ASCII.byte(")"), isMarked(text, length: length + 1) {
        line.kind = .numbered
        readItem(&line, markerLength: length + 1)
      }
    case 0xE2 where bytes.has("•", at: text.lowerBound, before: text.upperBound):
      line.kind = .bullet
      readItem(&line, markerLength: 3)
    default:
      break
    }
  }

  /// Whether it is one of git's marks of a conflict, of which only the first is one by itself; says
  /// whether the lines behind it are in a conflict.
  mutating func marksConflict(_ line: Range<Int>) -> Bool {
    guard line.count >= 7, let first = line.first.map({ bytes[$0] }),
      first == ASCII.byte("<") || isInConflict && "|=>".utf8.contains(first),
      bytes[line].prefix(7).allSatisfy({ $0 == first }),
      line.count == 7 || bytes[line.lowerBound + 7] == ASCII.space
    else { return false }
    isInConflict = first != ASCII.byte(">")
    return true
  }

  private func isMarked(_ text: Range<Int>, length: Int) -> Bool {
    text.count == length || bytes[text.lowerBound + length].isSpace
  }

  private mutating func readItem(_ line: inout Line, markerLength: Int) {
    line.text = bytes.trimmed(line.text.lowerBound + markerLength..<line.text.upperBound)
    // Code may begin on the item's own line; the line stays an item.
    _ = openFence(line.text, of: line, indent: line.indent + markerLength + 1)
  }

  /// Whether nothing but tags stands there: `</details>`, `<br/>`.
  private func isMarkup(_ text: Range<Int>) -> Bool {
    var isTag = false
    for place in text {
      switch bytes[place] {
      case ASCII.byte("<"):
        let next = place + 1 < text.upperBound ? bytes[place + 1] : ASCII.space
        guard !isTag, next == ASCII.byte("/") || next.isWordByte else { return false }
        isTag = true
      case ASCII.byte(">"):
        isTag = false
      case ASCII.byte(":") where isTag && !bytes[text].contains(ASCII.byte("\"")):
        // `<https://…>` is a link.
        return false
      default:
        guard isTag || bytes[place].isSpace else { return false }
      }
    }
    return !isTag
  }

  /// `# …`, with the `#`s that may close it; `##…` without a space is meant as one too.
  private func readHeading(_ line: inout Line) {
    var start = line.text.lowerBound
    while start < line.text.upperBound, bytes[start] == ASCII.byte("#") { start += 1 }
    let level = start - line.text.lowerBound
    let next = start < line.text.upperBound ? bytes[start] : ASCII.space
    // What somebody quotes is no part of this document's outline.
    guard level <= 6, line.indent < 4, !line.isQuoted,
      next.isSpace || (level > 1 && next.isWordByte)
    else {
      return
    }
    line.kind = .heading
    line.level = UInt8(level)
    line.text = bytes.trimmed(start..<line.text.upperBound)
    var end = line.text.upperBound
    while end > line.text.lowerBound, bytes[end - 1] == ASCII.byte("#") { end -= 1 }
    if end == line.text.lowerBound || bytes[end - 1].isSpace {
      line.text = bytes.trimmed(line.text.lowerBound..<end)
    }
  }

  /// Makes the line before a heading if it is a paragraph of one line, this one its underline.
  ///
  /// Below a longer paragraph people mean a rule, though CommonMark reads a heading.
  private mutating func readUnderline(_ line: inout Line, level: UInt8, or kind: Line.Kind) {
    line.kind = kind
    let isSolid = line.text.allSatisfy { bytes[$0] == bytes[line.text.lowerBound] }
    let byte = bytes[line.text.lowerBound]
    guard isSolid, byte == ASCII.byte("=") || byte == ASCII.byte("-"), line.indent < 4,
      !line.isQuoted,
      let last = lines.indices.last, lines[last].kind == .text, lines[last].indent < 4
    else { return }
    if last > 0 {
      switch lines[last - 1].kind {
      case .text, .bullet, .numbered: return
      default: break
      }
    }
    lines[last].kind = .heading
    lines[last].level = level
    line.kind = .underline
  }

  private func isRule(_ text: Range<Int>, _ mark: UInt8) -> Bool {
    guard mark != ASCII.byte("+") else { return false }
    var count = 0
    for place in text {
      if bytes[place] == mark { count += 1 } else if !bytes[place].isSpace { return false }
    }
    return count >= 3
  }

  /// Opens a fence if `text` begins one.
  private mutating func openFence(_ text: Range<Int>, of line: Line, indent: Int) -> Bool {
    guard let byte = text.first.map({ bytes[$0] }),
      byte == ASCII.byte("`") || byte == ASCII.byte("~")
    else { return false }
    let rest = text.drop { bytes[$0] == byte }
    let count = text.count - rest.count
    guard count >= 3 else { return false }
    // "```x```" is a span of code within a paragraph.
    if byte == ASCII.byte("`"), rest.contains(where: { bytes[$0] == byte }) { return false }
    open = .fence(
      byte: byte, count: count, indent: indent, line: lines.count, isQuoted: line.isQuoted)
    return true
  }

  /// Whether a line closes the fence that is open.
  func closes(_ text: Range<Int>, _ byte: UInt8, _ count: Int) -> Bool {
    text.count >= count && text.allSatisfy { bytes[$0] == byte }
  }
}
