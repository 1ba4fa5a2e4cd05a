/// The current line and its place on the screen.
nonisolated struct TypedLine {
  /// The whole line.
  let text: String

  /// The text before the cursor.
  let beforeCursor: String

  /// The cursor's cell, relative to the first cell of the prompt.
  let cursor: LineGeometry.Place

  /// The number of rows that the prompt and the line take.
  let rows: Int
}
