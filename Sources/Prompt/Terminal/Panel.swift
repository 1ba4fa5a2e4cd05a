/// Lines that stand below the one that is being typed, as far as there is room for them.
///
/// They are drawn, and erased, with moves from the cursor and back to it: whatever the terminal
/// would save of its own goes wrong where drawing at the bottom of the screen makes it scroll.
///
/// Meanwhile the terminal shall not go on in the next row (DECAWM, `CSI ? 7 l`): terminals disagree
/// about the cells of emoji that are joined of several, and one row too many would move the line.
nonisolated struct Panel: Equatable {
  private let lines: [String]

  /// The lines that fit into `rows` free rows of a terminal, cut to its `columns`.
  init(_ lines: [Text] = [], columns: Int = 80, rows: Int = 0, palette: Palette = .none) {
    // The last cell stays free: after a row that is full terminals disagree about the cursor.
    self.lines = lines.prefix(max(0, rows)).map {
      $0.cut(to: max(1, columns - 1)).rendered(in: palette)
    }
  }

  /// What draws it below `line` in place of another one, and leaves the cursor where it was.
  func drawing(below line: TypedLine) -> String {
    guard !lines.isEmpty else { return erasing(below: line) }
    let down = String(repeating: "\r\n", count: line.rows - 1 - line.cursor.row)
    let drawn = lines.map { "\r\n\($0)\u{1B}[K" }.joined()
    return down + "\u{1B}[?7l\(drawn)\u{1B}[J\u{1B}[?7h" + back(to: line, from: lines.count)
  }

  /// What erases the panel that is below `line`, and leaves the cursor where it was.
  func erasing(below line: TypedLine) -> String {
    // Unlike a line end this move never scrolls; the panel's first row is there.
    "\u{1B}[\(line.rows - line.cursor.row)B\r\u{1B}[J" + back(to: line, from: 1)
  }

  private func back(to line: TypedLine, from row: Int) -> String {
    let column = line.cursor.column
    return "\u{1B}[\(line.rows - 1 - line.cursor.row + row)A\r"
      + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}
