import Prompt

/// The space that a page is laid out for.
nonisolated public struct Paper {
  /// The width of a line, in cells.
  let columns: Int
  /// The width that lines are cut to, in cells; `nil` if nothing may be cut.
  let limit: Int?
  /// Whether the output is for a screen reader: no columns and no bars.
  let isPlain: Bool
  /// Whether nothing is shortened, because the user asked for the same page again.
  let isWhole: Bool

  /// Wraps lines; continuation lines begin with `indent` spaces.
  func wrapped(_ lines: [Text], indent: Int = 0) -> [Text] {
    lines.flatMap { $0.wrapped(to: columns, indent: indent) }
  }

  func cut(_ line: Text) -> Text { limit.map(line.cut) ?? line }
}
