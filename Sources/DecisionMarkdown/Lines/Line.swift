/// A line of a Markdown file: its kind and its bytes. The lines of a file, laid end to end, are the
/// file.
struct Line: Sendable, Equatable {
  /// The kind of a line, by itself and by what encloses it.
  enum Kind: UInt8, Sendable {
    case blank
    /// A line of a paragraph, and any other line.
    case text
    case heading
    /// The `===` or `---` below a heading.
    case underline
    /// `*`, `-` or `+`
    case bullet
    /// `1.` or `1)`
    case numbered
    /// `---`, `***`, `___`
    case rule
    /// A row of a table, or the dashes below its header.
    case table
    /// The first or last line of fenced code.
    case fence
    /// A line within fenced code.
    case code
    /// A line that is only a comment.
    case comment
    /// A line that is only HTML tags.
    case markup
    /// A line that defines the target of a link: `[drawbacks]: #drawbacks`
    case definition
    /// A line of the YAML at the top, including `---`.
    case frontMatter
    /// A conflict mark of git: `<<<<<<< HEAD`.
    case conflict
  }

  var kind: Kind
  /// The level of a heading, from 1; 0 for other lines.
  var level: UInt8 = 0
  /// Whether `>` comes before it.
  var isQuoted = false
  /// Whether the line continues a TOML value from a line above.
  var isInValue = false
  /// Whether it is between git's conflict marks.
  var isInConflict = false
  /// The columns before the text. A tab fills up to a multiple of 4.
  var indent: Int
  /// All bytes except the line end.
  var range: Range<Int>
  /// The text without indentation, marker, and comments at its ends.
  var text: Range<Int>

  var beginsItem: Bool { kind == .bullet || kind == .numbered }

  /// Returns whether it begins an item of the same list, or a heading of the same level.
  func begins(like other: Line) -> Bool {
    kind == other.kind && level == other.level && indent == other.indent
  }

  /// Returns whether it continues the paragraph or the item on the line before. A quote begins a
  /// new one.
  func continues(_ before: Line) -> Bool {
    guard kind == .text, before.isQuoted || !isQuoted else { return false }
    switch before.kind {
    case .text, .bullet, .numbered, .comment: return true
    default: return false
    }
  }

  /// Returns whether it ends with two spaces or a backslash, behind any comment.
  func isBrokenOff(in bytes: [UInt8]) -> Bool {
    bytes.ends(range, with: "  ") || bytes.ends(range, with: "\\")
  }

  /// The part after the text, where comments may be.
  var tail: Range<Int> { text.upperBound..<range.upperBound }
}

extension [Line] {
  /// Returns whether a line continues the paragraph or the item on the line before.
  func continues(at index: Int) -> Bool { index > 0 && self[index].continues(self[index - 1]) }

  /// Returns the line after the text that a line is part of: a paragraph, or the first one of an
  /// item.
  func endOfParagraph(_ index: Int) -> Int {
    self[(index + 1)...].indices.first { !continues(at: $0) } ?? count
  }

  /// Returns whether no deeper line follows an item.
  func hasNothing(below index: Int) -> Bool {
    next(after: index).map { $0.indent <= self[index].indent } ?? true
  }

  /// Returns the first line after `index` that is neither blank nor a conflict mark.
  func next(after index: Int) -> Line? {
    self[(index + 1)...].first { $0.kind != .blank && $0.kind != .conflict }
  }

  /// Returns the line in `range` with the byte at `position`; the first one if the byte is before it.
  func line(at position: Int, in range: Range<Int>) -> Int {
    range.last { self[$0].range.lowerBound <= position } ?? range.lowerBound
  }
}
