/// Divides the bytes of a Markdown file into lines and classifies each, in one pass and in linear
/// time.
///
/// Used instead of libcmark, which doesn't give the exact layout that an edit needs to keep all
/// other bytes, takes far more time for its tree of nodes, and would be a second system library to
/// install. Knows only the block syntax that decision files use, and no inline Markdown.
struct LineScanner {
  let bytes: [UInt8]
  private let hasComments: Bool
  private let hasTOML: Bool
  var lines: [Line] = []
  var position: Int
  var open = Open.nothing
  private var value = OpenValue()
  var isInConflict = false
  /// The columns in which the texts of the items around a line begin, outermost first.
  var columns: [Int] = []

  enum Open {
    case nothing
    /// It ends with the item around it, whose text begins in a column.
    case fence(Fence, isQuoted: Bool, column: Int)
    case comment
    /// The HTML of code: `<pre>`.
    case preformatted
    case frontMatter
  }

  static func lines(of bytes: [UInt8]) -> [Line] {
    var scanner = LineScanner(bytes)
    if scanner.beginsFrontMatter { scanner.open = .frontMatter }
    while scanner.position < bytes.count { scanner.lines.append(scanner.line(scanner.nextLine())) }
    return scanner.lines
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hasComments = bytes.first("<!--", in: bytes.indices) != nil
    hasTOML = bytes.hasTOML
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines.reserveCapacity(bytes.count / 48)
  }

  mutating func nextLine() -> Range<Int> {
    let start = position
    var end = bytes.index(of: "\n", in: start..<bytes.count) ?? bytes.count
    position = min(end + 1, bytes.count)
    if end > start, bytes[end - 1] == "\r" { end -= 1 }
    return start..<end
  }

  private mutating func line(_ range: Range<Int>) -> Line {
    if !isVerbatim, marksConflict(range) {
      return Line(kind: .conflict, indent: 0, range: range, text: range)
    }
    var start = range.lowerBound
    var indent = skipSpaces(&start, range.upperBound)
    var isQuoted = false
    if case .fence(_, false, let column) = open, indent < column, start < range.upperBound {
      open = .nothing
      leaveItems(beyond: indent)
    }
    while start < range.upperBound, bytes[start] == ">", indent < 4,
      !isVerbatim || isInQuotedFence
    {
      start += start + 1 < range.upperBound && bytes[start + 1] == " " ? 2 : 1
      indent = skipSpaces(&start, range.upperBound)
      isQuoted = true
    }
    if !isQuoted, isInQuotedFence { open = .nothing }
    let text = bytes.trimmed(start..<range.upperBound)
    var line = Line(
      kind: .text, isQuoted: isQuoted, isInConflict: isInConflict, indent: indent, range: range,
      text: text)
    switch open {
    case .nothing:
      if isIndentedCode(line) { line.kind = .code } else { classify(&line) }
      if line.kind == .text { findTable(&line) }
      if line.kind != .blank, !line.beginsItem, lines.last.map(line.continues) != true {
        leaveItems(beyond: indent)
      }
      if hasComments, line.kind != .fence, bytes.first("<!--", in: text) != nil {
        cutComments(from: &line)
      }
    case .fence(let fence, _, let column):
      if indent < max(column, fence.indent) + 4, text.count >= fence.count,
        text.allSatisfy({ bytes[$0] == fence.byte })
      {
        line.kind = .fence
        open = .nothing
      } else {
        line.kind = .code
      }
    case .comment:
      line.kind = .comment
      if let close = bytes.first("-->", in: text) {
        open = .nothing
        let rest = bytes.trimmed(close + 3..<text.upperBound)
        if !rest.isEmpty {
          (line.kind, line.text) = (.text, rest)
          cutComments(from: &line)
        }
      }
    case .preformatted:
      let isEnd = endsPreformatted(text)
      line.kind = isEnd ? .markup : .code
      if isEnd { open = .nothing }
    case .frontMatter:
      line.kind = .frontMatter
      if hasTOML {
        line.isInValue = value.isOpen
        value.read(bytes, range)
      }
      if range.lowerBound > 3, closesFrontMatter(range) {
        open = .nothing
        // A bracket or a quote that nothing closes holds no line.
        if line.isInValue { for index in lines.indices { lines[index].isInValue = false } }
      }
    }
    return line
  }

  private func skipSpaces(_ index: inout Int, _ end: Int) -> Int {
    var width = 0
    while index < end, bytes[index].isSpace {
      width = bytes[index] == "\t" ? (width / 4 + 1) * 4 : width + 1
      index += 1
    }
    return width
  }

  /// Whether marks are only text here, in code or in a comment.
  private var isVerbatim: Bool {
    switch open {
    case .nothing, .frontMatter: false
    case .fence, .comment, .preformatted: true
    }
  }

  private var isInQuotedFence: Bool {
    if case .fence(_, true, _) = open { true } else { false }
  }

  /// Whether the file begins with `---`, keys, and another `---`, or with `+++`. A page may also
  /// open with a rule.
  private var beginsFrontMatter: Bool {
    var scanner = self
    let first = scanner.nextLine()
    guard bytes.begins(first, withOneOf: ["---", "+++"]), bytes.trimmed(first).count == 3 else {
      return false
    }
    var isBlankBefore = false
    var holdsKeys = false
    while scanner.position < bytes.count {
      let line = scanner.nextLine()
      if closesFrontMatter(line) { return true }
      if scanner.marksConflict(line) { continue }
      let text = bytes.trimmed(line)
      if !holdsKeys, let first = bytes[text].first {
        holdsKeys = first != "#" && bytes[text].contains(hasTOML ? "=" : ":")
        // A YAML comment has no blank line above it; a heading has one.
        guard holdsKeys || first == "#" && !isBlankBefore else { return false }
      }
      isBlankBefore = text.isEmpty
    }
    return false
  }

  private func closesFrontMatter(_ range: Range<Int>) -> Bool {
    guard bytes.trimmed(range).count == 3 else { return false }
    return bytes.begins(range, withOneOf: hasTOML ? ["+++"] : ["---", "..."])
  }
}
