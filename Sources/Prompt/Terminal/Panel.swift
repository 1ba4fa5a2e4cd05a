/// The lines shown below the current line.
///
/// Drawing moves relative to the cursor: a saved cursor position would be wrong once drawing at the
/// bottom of the screen scrolls it.
///
/// Auto-wrap (DECAWM, `CSI ? 7 l`) is off while drawing. Terminals disagree about the width of
/// joined emoji, and an extra row would displace the line.
nonisolated struct Panel: Equatable {
  private let lines: [String]

  /// Keeps the lines that fit into `rows` rows, cut to `columns` cells.
  init(_ lines: [Text] = [], columns: Int = 80, rows: Int = 0, palette: Palette = .none) {
    // Leaves the last cell free: terminals disagree about the cursor after a full row.
    self.lines = lines.prefix(max(0, rows)).map {
      $0.cut(to: max(1, columns - 1)).rendered(in: palette)
    }
  }

  /// Returns the output that draws this panel over another one, and keeps the cursor.
  func drawing(below line: TypedLine) -> String {
    guard !lines.isEmpty else { return erasing(below: line) }
    let down = String(repeating: "\r\n", count: line.rows - 1 - line.cursor.row)
    let drawn = lines.map { "\r\n\($0)\u{1B}[K" }.joined()
    return down + "\u{1B}[?7l\(drawn)\u{1B}[J\u{1B}[?7h" + back(to: line, from: lines.count)
  }

  /// Returns the output that erases this panel, and keeps the cursor.
  func erasing(below line: TypedLine) -> String {
    // Unlike a line feed, this move never scrolls. The panel's first row exists.
    "\u{1B}[\(line.rows - line.cursor.row)B\r\u{1B}[J" + back(to: line, from: 1)
  }

  private func back(to line: TypedLine, from row: Int) -> String {
    let column = line.cursor.column
    return "\u{1B}[\(line.rows - 1 - line.cursor.row + row)A\r"
      + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}
