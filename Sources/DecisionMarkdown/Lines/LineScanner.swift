/// Divides the bytes of a Markdown file into lines and classifies each, in one pass and in linear
/// time.
///
/// Used instead of libcmark, which doesn't give the exact layout that an edit needs to keep all
/// other bytes, takes far more time for its tree of nodes, and would be a second system library to
/// install. Knows only the block syntax that decision files use, and no inline Markdown.
struct LineScanner {
  let bytes: [UInt8]
  let syntax: LineSyntax
  var lines: [Line] = []
  var position: Int
  var open = Open.nothing
  /// Set when a fence inside a list never closed, and is read again as ending with its item.
  /// It is set once at most, so that the scan stays linear.
  private var indentedFencesEndWithTheirItem = false
  /// A comment that begins before this position doesn't close before it.
  var unclosedUntil = 0
  var isInConflict = false

  enum Open {
    case nothing
    case fence(LineSyntax.Fence, indent: Int, line: Int, isQuoted: Bool)
    case comment
    case frontMatter
  }

  static func lines(of bytes: [UInt8]) -> [Line] {
    var scanner = LineScanner(bytes)
    scanner.scan()
    return scanner.lines
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    syntax = LineSyntax(bytes: bytes)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines.reserveCapacity(bytes.count / 48)
  }

  private mutating func scan() {
    if beginsFrontMatter { open = .frontMatter }
    while position < bytes.count || rereadUnclosedFence() { lines.append(line(nextLine())) }
  }

  mutating func nextLine() -> Range<Int> {
    let start = position
    var end = bytes.place(of: ASCII.lineFeed, in: start..<bytes.count) ?? bytes.count
    position = min(end + 1, bytes.count)
    if end > start, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return start..<end
  }

  private mutating func line(_ range: Range<Int>) -> Line {
    if mayHoldConflict, marksConflict(range) {
      return Line(kind: .conflict, indent: 0, range: range, text: range)
    }
    var start = range.lowerBound
    var indent = skipSpaces(&start, range.upperBound)
    var isQuoted = false
    while start < range.upperBound, bytes[start] == ">", indent < 4, mayBeQuoted {
      start += start + 1 < range.upperBound && bytes[start + 1] == ASCII.space ? 2 : 1
      indent = skipSpaces(&start, range.upperBound)
      isQuoted = true
    }
    if !isQuoted, isInQuotedFence { open = .nothing }
    let text = bytes.trimmed(start..<range.upperBound)
    var line = Line(kind: .text, isQuoted: isQuoted, indent: indent, range: range, text: text)
    switch open {
    case .nothing:
      classify(&line)
      if line.kind == .text { findTable(&line) }
      if line.kind != .fence, bytes.first("<!--", in: text) != nil { cutComments(from: &line) }
      if line.text.count > 4 {
        line.text = syntax.withoutAnchors(line.text)
        if line.kind == .heading { line.text = syntax.withoutID(line.text) }
      }
    case .fence(let fence, let fenceIndent, _, _):
      if syntax.closes(text, fence) {
        line.kind = .fence
        open = .nothing
      } else if indentedFencesEndWithTheirItem, fenceIndent > 0, indent < fenceIndent,
        !text.isEmpty
      {
        open = .nothing
        return self.line(range)
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

  private func skipSpaces(_ place: inout Int, _ end: Int) -> Int {
    var width = 0
    while place < end, bytes[place].isSpace {
      width = bytes[place] == ASCII.tab ? (width / 4 + 1) * 4 : width + 1
      place += 1
    }
    return width
  }

  /// Whether `>` quotes here. It doesn't in code, comments and front matter.
  private var mayBeQuoted: Bool {
    if case .nothing = open { true } else { isInQuotedFence }
  }

  /// Whether conflict marks are git's here, not an example in code.
  private var mayHoldConflict: Bool {
    switch open {
    case .nothing, .frontMatter: true
    case .fence, .comment: false
    }
  }

  private var isInQuotedFence: Bool {
    if case .fence(_, _, _, true) = open { true } else { false }
  }

  /// Goes back to a fence inside a list that was never closed. Returns whether there is one.
  private mutating func rereadUnclosedFence() -> Bool {
    guard case .fence(_, let indent, let line, _) = open, indent > 0,
      !indentedFencesEndWithTheirItem, line + 1 < lines.count
    else { return false }
    indentedFencesEndWithTheirItem = true
    position = lines[line + 1].range.lowerBound
    lines.removeSubrange((line + 1)...)
    return true
  }

  /// Whether the file begins with `---`, keys, and another `---`. A page may also open with a rule.
  private var beginsFrontMatter: Bool {
    var scanner = self
    let first = scanner.nextLine()
    guard bytes.begins(first, with: "---"),
      bytes.trimmed(first).count == 3
    else { return false }
    var isBlankBefore = false
    var holdsKeys = false
    while scanner.position < bytes.count {
      let line = scanner.nextLine()
      if closesFrontMatter(line) { return true }
      if scanner.marksConflict(line) { continue }
      let text = bytes.trimmed(line)
      if !holdsKeys, let first = bytes[text].first {
        // A YAML comment has no blank line above it; a heading has one.
        if first == "#" {
          if isBlankBefore { return false }
        } else if bytes[text].contains(ASCII.byte(":")) {
          holdsKeys = true
        } else {
          return false
        }
      }
      isBlankBefore = text.isEmpty
    }
    return false
  }

  private func closesFrontMatter(_ range: Range<Int>) -> Bool {
    guard bytes.trimmed(range).count == 3 else { return false }
    return bytes.begins(range, with: "---") || bytes.begins(range, with: "...")
  }
}
