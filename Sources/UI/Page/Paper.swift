import Prompt

/// What a page is written on.
nonisolated public struct Paper {
  /// How many cells a line has.
  let columns: Int

  /// The cell behind which a line may be cut; `nil` where nothing may be lost.
  let limit: Int?

  /// How many lines are seen at a time; `nil` if there is no limit.
  let height: Int?

  /// Whether the user listens: no columns and no bars.
  let isPlain: Bool

  /// Whether nothing is shortened: the user asks for the same page once more.
  let isWhole: Bool

  /// Lines that continue below themselves, behind `indent` blanks.
  func wrapped(_ lines: [Text], indent: Int = 0) -> [Text] {
    lines.flatMap { $0.wrapped(to: columns, indent: indent) }
  }

  /// As much of a line as may be shown.
  func cut(_ line: Text) -> Text { limit.map(line.cut) ?? line }
}
