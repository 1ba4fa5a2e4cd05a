/// One line of a Markdown file: what it is and where its bytes are.
///
/// A file is exactly its lines laid end to end, so that an edit can change some of them and leave
/// every other byte alone.
struct Line: Sendable, Equatable {
  /// What a line is, seen by itself and by what encloses it.
  enum Kind: UInt8, Sendable {
    case blank
    /// A paragraph's line; also whatever no other case claims.
    case text
    case heading
    /// The `===` or `---` below a heading of that form.
    case underline
    /// `*`, `-` or `+`
    case bullet
    /// `1.` or `1)`
    case numbered
    /// `---`, `***`, `___`
    case rule
    /// A line that begins with `|`.
    case table
    /// The first or last line of fenced code.
    case fence
    /// A line within fenced code; nothing in it has a meaning.
    case code
    /// A line that only a comment stands on.
    case comment
    /// A line that only HTML tags stand on.
    case markup
    /// A line of the YAML at the very top, its two `---` included.
    case frontMatter
    /// What git puts around and between two versions that don't go together: `<<<<<<< HEAD`.
    case conflict
  }

  var kind: Kind
  /// The level of a heading, from 1; 0 for other kinds.
  var level: UInt8 = 0
  /// Whether `>` stands before it.
  var isQuoted = false
  /// The columns before the first visible byte, or behind `>`; a tab fills up to a multiple of 4.
  var indent: Int
  /// All its bytes but the line end.
  var range: Range<Int>
  /// What it says: without indentation, marker, spaces at its end and comments at its end.
  var text: Range<Int>

  /// Whether it begins an item of a list.
  var beginsItem: Bool { kind == .bullet || kind == .numbered }

  /// Whether it goes on with the paragraph or the item on the line `before`; a quote begins anew.
  func continues(_ before: Line) -> Bool {
    guard kind == .text, before.isQuoted || !isQuoted else { return false }
    switch before.kind {
    case .text, .bullet, .numbered, .comment: return true
    default: return false
    }
  }

  /// Where comments at its end stand; empty without any.
  var tail: Range<Int> { text.upperBound..<range.upperBound }
}

extension [Line] {
  /// The first line behind that at `place` that isn't blank; `nil` if there is none.
  func next(after place: Int) -> Line? {
    self[(place + 1)...].first { $0.kind != .blank }
  }
}
