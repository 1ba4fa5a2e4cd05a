import CEditLine

/// A line that is higher than the window: we draw it, and libedit's drawing isn't shown.
nonisolated extension Libedit {
  private static let clearing = "\u{1B}[1;1H" + Erasing.fromRow

  func isHigher(_ line: LineUndo.State) -> Bool { place(in: line.atEnd).row >= size.rows }

  /// Tells libedit of a window higher than any line can become by the next key; returns whether it
  /// took the window for a smaller one, and must draw the line again.
  ///
  /// libedit refuses to go to a row below its window, but not to write there: it crashes.
  func heighten() -> Bool {
    let columns = size.columns
    longest = max(longest, (place(in: line.atEnd).row + 1) * columns)
    // What ^Y brings back can be as long as the longest line.
    let rows = 2 * (longest / columns + 1)
    guard rows > editline_number(editor, "li") else { return false }
    editline_set_rows(editor, Int32(2 * rows))
    return true
  }

  /// Draws as many rows of `line` as there are, from that of the cursor on, or the last ones if they
  /// have it; or all of it, if it is no longer higher.
  func drawHigh(_ line: LineUndo.State) {
    isHigh = isHigher(line)
    guard isHigh else {
      Descriptor.write(Self.clearing, to: 1)
      return redraw()
    }
    guard !isAsking else { return }
    let place = place(in: line)
    let first = min(place.row, self.place(in: line.atEnd).row - size.rows + 1)
    let cursor = "\u{1B}[\(place.row - first + 1);\(place.column + 1)H"
    Descriptor.write(Self.clearing + rows(first..<first + size.rows, of: line) + cursor, to: 1)
  }

  private func rows(_ rows: Range<Int>, of line: LineUndo.State) -> String {
    let text = line.shownText(in: geometry)
    guard rows.lowerBound == 0 else {
      return geometry.drawing(of: prompt.unicodeScalars + text, from: .init(), in: rows)
    }
    return paintedPrompt
      + geometry.drawing(of: text, from: place(in: LineUndo.State()), in: rows)
  }
}
