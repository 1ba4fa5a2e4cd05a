/// A line as it has been typed so far, and where it stands on the screen.
nonisolated struct TypedLine {
  /// All of it.
  let text: String

  /// What stands before the cursor.
  let beforeCursor: String

  /// The cursor's cell, seen from the prompt's first one.
  let cursor: LineGeometry.Place

  /// How many rows the prompt and the line take.
  let rows: Int
}
