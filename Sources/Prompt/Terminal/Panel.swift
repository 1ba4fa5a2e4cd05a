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
  func drawing(from cursor: LineGeometry.Place, below lastRow: Int) -> String {
    guard !lines.isEmpty else { return erasing(from: cursor, below: lastRow) }
    let down = String(repeating: "\r\n", count: lastRow - cursor.row)
    let drawn = lines.map { "\r\n\($0)\u{1B}[K" }.joined()
    return down + "\u{1B}[?7l\(drawn)\u{1B}[J\u{1B}[?7h"
      + back(lastRow - cursor.row + lines.count, to: cursor)
  }

  /// Returns the output that erases this panel, and keeps the cursor.
  func erasing(from cursor: LineGeometry.Place, below lastRow: Int) -> String {
    // Unlike a line feed, this move never scrolls. The panel's first row exists.
    let down = lastRow - cursor.row + 1
    return "\u{1B}[\(down)B\r\u{1B}[J" + back(down, to: cursor)
  }

  private func back(_ rows: Int, to cursor: LineGeometry.Place) -> String {
    "\u{1B}[\(rows)A\r" + (cursor.column > 0 ? "\u{1B}[\(cursor.column)C" : "")
  }
}
