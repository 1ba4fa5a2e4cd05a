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
  let bytes: [UInt8]
  var lines: [Line] = []
  private(set) var position: Int
  var open = Open.nothing
  /// Set when a fence inside a list never closed, and was read again as ending with its item.
  /// It happens once at most, so that the whole stays linear.
  private var indentedFencesEndWithTheirItem = false
  /// No comment that begins before this place closes before it either.
  var unclosedUntil = 0
  /// Whether git's mark for the beginning of a conflict stands above, and none for its end.
  var isInConflict = false

  /// What the line before has left open.
  enum Open {
    case nothing
    case fence(byte: UInt8, count: Int, indent: Int, line: Int, isQuoted: Bool)
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
    var end = bytes.place(of: ASCII.lineFeed, in: start..<bytes.count) ?? bytes.count
    position = min(end + 1, bytes.count)
    if end > start, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return (start..<end, hasComment(start..<end))
  }

  private func hasComment(_ line: Range<Int>) -> Bool {
    var rest = line
    while let sign = bytes.place(of: ASCII.byte("<"), in: rest) {
      if bytes.has("<!--", at: sign, before: line.upperBound) { return true }
      rest = sign + 1..<line.upperBound
    }
    return false
  }

  private mutating func line(_ range: Range<Int>, _ hasComment: Bool) -> Line {
    if mayHoldConflict, marksConflict(range) {
      return Line(kind: .conflict, indent: 0, range: range, text: range)
    }
    var start = range.lowerBound
    var indent = skipSpaces(&start, range.upperBound)
    var isQuoted = false
    while start < range.upperBound, bytes[start] == ASCII.byte(">"), indent < 4, mayBeQuoted {
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
      if hasComment, line.kind != .fence { cutComments(from: &line) }
      if line.text.count > 4 { cutAnchors(from: &line) }
    case .fence(let byte, let count, let fenceIndent, _, _):
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

  /// Passes by spaces; how many columns they take.
  private func skipSpaces(_ place: inout Int, _ end: Int) -> Int {
    var width = 0
    while place < end, bytes[place].isSpace {
      width = bytes[place] == ASCII.tab ? (width / 4 + 1) * 4 : width + 1
      place += 1
    }
    return width
  }

  /// Whether `>` quotes here: within code, comments and front matter it means nothing.
  private var mayBeQuoted: Bool {
    if case .nothing = open { true } else { isInQuotedFence }
  }

  /// Whether git's marks are git's here, and no example in code.
  private var mayHoldConflict: Bool {
    switch open {
    case .nothing, .frontMatter: true
    case .fence, .comment: false
    }
  }

  /// Whether code is open that ends with the quote in which it stands.
  private var isInQuotedFence: Bool {
    if case .fence(_, _, _, _, true) = open { true } else { false }
  }

  /// Goes back to a fence inside a list that was never closed; false if there is none.
  private mutating func rereadUnclosedFence() -> Bool {
    guard case .fence(_, _, let indent, let line, _) = open, indent > 0,
      !indentedFencesEndWithTheirItem, line + 1 < lines.count
    else { return false }
    indentedFencesEndWithTheirItem = true
    position = lines[line + 1].range.lowerBound
    lines.removeSubrange((line + 1)...)
    return true
  }

  /// Whether the file begins with `---`, another such line closes it, and keys stand between.
  ///
  /// People also open a page with a rule.
  private var beginsFrontMatter: Bool {
    var scanner = self
    let (first, _) = scanner.nextLine()
    guard first.count >= 3, bytes.has("---", at: first.lowerBound, before: first.upperBound),
      bytes.trimmed(first).count == 3
    else { return false }
    var isBlankBefore = false
    var holdsKeys = false
    while scanner.position < bytes.count {
      let (line, _) = scanner.nextLine()
      if closesFrontMatter(line) { return true }
      if scanner.marksConflict(line) { continue }
      let text = bytes.trimmed(line)
      if !holdsKeys, let first = text.first.map({ bytes[$0] }) {
        // A comment stands at the top without a blank line above it; a heading doesn't.
        if first == ASCII.byte("#") {
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
    return bytes.has("---", at: range.lowerBound, before: range.upperBound)
      || bytes.has("...", at: range.lowerBound, before: range.upperBound)
  }
}
