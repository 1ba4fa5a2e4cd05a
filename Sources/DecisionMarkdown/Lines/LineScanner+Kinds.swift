extension LineScanner {
  mutating func classify(_ line: inout Line) {
    guard let first = bytes.first(of: line.text) else {
      line.kind = .blank
      return
    }
    // Most lines begin with a letter.
    if first.isWordByte { return }
    switch first {
    case "#":
      // A quoted heading is no part of this document's outline.
      guard line.indent < 4, !line.isQuoted, let heading = heading(line.text) else { return }
      line.kind = .heading
      line.level = UInt8(heading.level)
      line.text = heading.title
    case "`", "~":
      guard fence(line.text, indent: line.indent) != nil else { return }
      leaveItems(beyond: line.indent)
      openFence(line.text, of: line)
      line.kind = .fence
    case "<":
      if isMarkup(line.text) { line.kind = .markup }
      if beginsPreformatted(line.text), !endsPreformatted(line.text) { open = .preformatted }
    case "[" where isDefinition(line.text) && lines.last.map(line.continues) != true:
      line.kind = .definition
    case "|":
      line.kind = .table
    case "=" where line.text.allSatisfy({ bytes[$0] == first }):
      readUnderline(&line, level: 1, or: .text)
    case "*", "-", "_":
      if isRule(line.text) {
        readUnderline(&line, level: 2, or: .rule)
      } else {
        readItem(&line)
      }
    default:
      readItem(&line)
    }
  }

  /// Returns whether a line is code because of its indentation: it begins no paragraph, and follows
  /// none.
  func isIndentedCode(_ line: Line) -> Bool {
    guard line.indent >= (columns.last ?? 0) + 4, !line.isQuoted, !line.text.isEmpty else {
      return false
    }
    switch lines.last?.kind {
    case .blank, .heading, .underline, .code: return true
    default: return false
    }
  }

  private mutating func readItem(_ line: inout Line) {
    guard let marker = marker(of: line.text) else { return }
    line.kind = marker.kind
    let start = line.text.lowerBound
    line.text = bytes.trimmed(line.text.dropFirst(marker.length))
    // After more than four spaces, code begins.
    let width = line.text.isEmpty ? 0 : line.text.lowerBound - start
    leaveItems(beyond: line.indent)
    columns.append(
      line.indent + (width > marker.length + 4 ? marker.length + 1 : max(width, marker.length + 1)))
    // Code may begin on the item's line, which stays an item.
    openFence(line.text, of: line)
  }

  /// Leaves the items whose texts begin further right than a line with this indentation.
  mutating func leaveItems(beyond indent: Int) {
    while let last = columns.last, last > indent { columns.removeLast() }
  }

  private mutating func openFence(_ text: Range<Int>, of line: Line) {
    guard let fence = fence(text, indent: line.indent) else { return }
    open = .fence(fence, isQuoted: line.isQuoted, column: line.isQuoted ? 0 : columns.last ?? 0)
  }

  /// Makes a heading of the line before if it is a paragraph of one line. Below a longer paragraph,
  /// the line is a rule, unlike in CommonMark.
  private mutating func readUnderline(_ line: inout Line, level: UInt8, or kind: Line.Kind) {
    line.kind = kind
    let byte = bytes[line.text.lowerBound]
    guard line.text.allSatisfy({ bytes[$0] == byte }),
      byte == "=" || byte == "-", line.indent < 4, !line.isQuoted,
      let last = lines.indices.last, lines[last].kind == .text, lines[last].indent < 4
    else { return }
    if last > 0, lines[last - 1].kind == .text || lines[last - 1].beginsItem { return }
    lines[last].kind = .heading
    lines[last].level = level
    line.kind = .underline
  }

  /// Finds the rows of tables whose lines don't begin with a bar.
  mutating func findTable(_ line: inout Line) {
    guard let last = lines.last else { return }
    if last.kind == .table {
      if hasBar(line.text) { line.kind = .table }
    } else if last.kind == .text, isTableDivider(line.text), hasBar(last.text) {
      lines[lines.count - 1].kind = .table
      line.kind = .table
    }
  }

  /// Returns whether a line is one of git's conflict marks. Only `<<<<<<<` is one outside of a
  /// conflict.
  mutating func marksConflict(_ line: Range<Int>) -> Bool {
    guard line.count >= 7, let first = bytes.first(of: line),
      first == "<" || isInConflict && first.isOne(of: "|=>"),
      bytes[line].prefix(7).allSatisfy({ $0 == first }),
      line.count == 7 || bytes[line.lowerBound + 7] == " "
    else { return false }
    isInConflict = first != ">"
    return true
  }

  /// Cuts comments off both ends of a line's text. One at its start may continue on the next lines.
  mutating func cutComments(from line: inout Line) {
    while bytes.has("-->", at: line.text.upperBound - 3, before: line.text.upperBound),
      let start = bytes.last("<!--", in: line.text)
    {
      line.text = bytes.trimmed(line.text.lowerBound..<start)
    }
    while bytes.begins(line.text, with: "<!--"),
      let close = bytes.first("-->", in: line.text)
    {
      line.text = bytes.trimmed(close + 3..<line.text.upperBound)
    }
    // One that never closes hides the rest of the file, as rendered.
    if bytes.begins(line.text, with: "<!--") {
      open = .comment
      line.text = line.text.prefix(0)
    }
    if line.text.isEmpty, line.kind == .text { line.kind = .comment }
  }
}
