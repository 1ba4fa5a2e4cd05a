/// Divides the bytes of a Markdown file into lines and says what each is, in one pass.
///
/// It is our own rather than libcmark: libedit stays the only system library that a user must
/// install; an edit that keeps every other byte needs the exact layout of the lines, which the
/// tree of CommonMark has lost; and bytes to ranges costs about three times their `read()`, a
/// tree of nodes and strings far more. The price is that only what decision files are made of is
/// understood: lists, headings, fences, comments, front matter and tables, no inline Markdown.
///
/// It takes any bytes whatever, in linear time.
struct LineScanner {
  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var position: Int
  private var open = Open.nothing
  /// Set when a fence inside a list never closed, and was read again as ending with its item.
  /// It happens once at most, so that the whole stays linear.
  private var indentedFencesEndWithTheirItem = false
  /// No comment that begins before this place closes before it either.
  private var unclosedUntil = 0

  /// What the line before has left open.
  private enum Open {
    case nothing
    case fence(byte: UInt8, count: Int, indent: Int, line: Int)
    case comment
    case frontMatter
  }

  /// The lines of `bytes`, in order; none for no bytes.
  static func lines(of bytes: [UInt8]) -> [Line] {
    var scanner = LineScanner(bytes)
    scanner.scan()
    return scanner.lines
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines.reserveCapacity(bytes.count / 48)
  }

  private mutating func scan() {
    if beginsFrontMatter { open = .frontMatter }
    while position < bytes.count || rereadUnclosedFence() {
      let (range, hasComment) = nextLine()
      lines.append(line(range, hasComment))
    }
  }

  /// The next line without its end, and whether `<!--` stands on it.
  private mutating func nextLine() -> (Range<Int>, hasComment: Bool) {
    let start = position
    var hasComment = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.lineFeed { break }
      if byte == 0x3C, bytes.has("<!--", at: position, before: bytes.count) { hasComment = true }
      position += 1
    }
    var end = position
    if end > start, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    if position < bytes.count { position += 1 }
    return (start..<end, hasComment)
  }

  private mutating func line(_ range: Range<Int>, _ hasComment: Bool) -> Line {
    var indent = 0
    var start = range.lowerBound
    while start < range.upperBound, bytes[start].isSpace {
      indent = bytes[start] == ASCII.tab ? (indent / 4 + 1) * 4 : indent + 1
      start += 1
    }
    let text = bytes.trimmed(start..<range.upperBound)
    var line = Line(kind: .text, indent: indent, range: range, text: text)
    switch open {
    case .nothing:
      classify(&line)
      if hasComment, line.kind != .fence { cutComments(from: &line) }
    case .fence(let byte, let count, let fenceIndent, _):
      if closes(text, byte, count) {
        line.kind = .fence
        open = .nothing
      } else if indentedFencesEndWithTheirItem, fenceIndent > 0, indent < fenceIndent,
        !text.isEmpty
      {
        open = .nothing
        return self.line(range, hasComment)
      } else {
        line.kind = .code
      }
    case .comment:
      line.kind = .comment
      if bytes.first("-->", in: text) != nil { open = .nothing }
    case .frontMatter:
      line.kind = .frontMatter
      if range.lowerBound > 3, closesFrontMatter(range) { open = .nothing }
    }
    return line
  }

  private mutating func classify(_ line: inout Line) {
    let text = line.text
    guard let first = text.first.map({ bytes[$0] }) else {
      line.kind = .blank
      return
    }
    switch first {
    case ASCII.byte("#"):
      readHeading(&line)
    case ASCII.byte("`"), ASCII.byte("~"):
      if openFence(text, indent: line.indent) { line.kind = .fence }
    case ASCII.byte("|"):
      line.kind = .table
    case ASCII.byte("*"), ASCII.byte("-"), ASCII.byte("+"), ASCII.byte("_"):
      if isRule(text, first) {
        readUnderline(&line, level: 2, or: .rule)
      } else if first != ASCII.byte("_"), isMarked(text, length: 1) {
        line.kind = .bullet
        line.marker = first
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
      line.marker = first
      readItem(&line, markerLength: 3)
    default:
      break
    }
  }

  private func isMarked(_ text: Range<Int>, length: Int) -> Bool {
    text.count == length || bytes[text.lowerBound + length].isSpace
  }

  private mutating func readItem(_ line: inout Line, markerLength: Int) {
    line.text = bytes.trimmed(line.text.lowerBound + markerLength..<line.text.upperBound)
    // Code may begin on the item's own line; the line stays an item.
    _ = openFence(line.text, indent: line.indent + markerLength + 1)
  }

  /// `# …`, with the `#`s that may close it; `##…` without a space is meant as one too.
  private func readHeading(_ line: inout Line) {
    var start = line.text.lowerBound
    while start < line.text.upperBound, bytes[start] == ASCII.byte("#") { start += 1 }
    let level = start - line.text.lowerBound
    let next = start < line.text.upperBound ? bytes[start] : ASCII.space
    guard level <= 6, line.indent < 4, next.isSpace || (level > 1 && next.isWordByte) else {
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
  private mutating func openFence(_ text: Range<Int>, indent: Int) -> Bool {
    guard let byte = text.first.map({ bytes[$0] }),
      byte == ASCII.byte("`") || byte == ASCII.byte("~")
    else { return false }
    let rest = text.drop { bytes[$0] == byte }
    let count = text.count - rest.count
    guard count >= 3 else { return false }
    // "```x```" is a span of code within a paragraph.
    if byte == ASCII.byte("`"), rest.contains(where: { bytes[$0] == byte }) { return false }
    open = .fence(byte: byte, count: count, indent: indent, line: lines.count)
    return true
  }

  private func closes(_ text: Range<Int>, _ byte: UInt8, _ count: Int) -> Bool {
    text.count >= count && text.allSatisfy { bytes[$0] == byte }
  }

  /// Goes back to a fence inside a list that was never closed; false if there is none.
  private mutating func rereadUnclosedFence() -> Bool {
    guard case .fence(_, _, let indent, let line) = open, indent > 0,
      !indentedFencesEndWithTheirItem, line + 1 < lines.count
    else { return false }
    indentedFencesEndWithTheirItem = true
    position = lines[line + 1].range.lowerBound
    lines.removeSubrange((line + 1)...)
    return true
  }

  /// Takes comments off a line's text: those at its ends, and one that runs on over the next
  /// lines. A comment amid the text stays. A line with nothing else is a comment's.
  private mutating func cutComments(from line: inout Line) {
    while bytes.has("-->", at: line.text.upperBound - 3, before: line.text.upperBound),
      let start = bytes.last("<!--", in: line.text)
    {
      line.text = bytes.trimmed(line.text.lowerBound..<start)
    }
    while bytes.has("<!--", at: line.text.lowerBound, before: line.text.upperBound),
      let close = bytes.first("-->", in: line.text)
    {
      line.text = bytes.trimmed(close + 3..<line.text.upperBound)
    }
    if let start = bytes.last("<!--", in: line.text),
      bytes.first("-->", in: start..<line.text.upperBound) == nil
    {
      let before = line.text.lowerBound..<start
      let isWithinCode = before.count { bytes[$0] == ASCII.byte("`") } % 2 == 1
      // One that begins a line hides the rest of the file if it never closes, as when rendered.
      if !isWithinCode, before.isEmpty || closesBeforeBlank() {
        open = .comment
        line.text = bytes.trimmed(before)
      }
    }
    if line.text.isEmpty, line.kind == .text { line.kind = .comment }
  }

  /// Whether a comment left open amid a paragraph closes before the paragraph ends.
  private mutating func closesBeforeBlank() -> Bool {
    guard position >= unclosedUntil else { return false }
    var place = position
    var isBlank = true
    while place < bytes.count {
      if bytes[place] == ASCII.lineFeed {
        if isBlank { break }
        isBlank = true
      } else if !bytes[place].isSpace {
        isBlank = false
        if bytes.has("-->", at: place, before: bytes.count) { return true }
      }
      place += 1
    }
    unclosedUntil = place
    return false
  }

  /// Whether the file begins with `---` and another such line closes it.
  private var beginsFrontMatter: Bool {
    var scanner = self
    let (first, _) = scanner.nextLine()
    guard first.count >= 3, bytes.has("---", at: first.lowerBound, before: first.upperBound),
      bytes.trimmed(first).count == 3
    else { return false }
    while scanner.position < bytes.count {
      if closesFrontMatter(scanner.nextLine().0) { return true }
    }
    return false
  }

  private func closesFrontMatter(_ range: Range<Int>) -> Bool {
    guard bytes.trimmed(range).count == 3 else { return false }
    return bytes.has("---", at: range.lowerBound, before: range.upperBound)
      || bytes.has("...", at: range.lowerBound, before: range.upperBound)
  }
}
