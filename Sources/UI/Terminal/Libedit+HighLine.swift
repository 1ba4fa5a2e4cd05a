/// A line that is higher than the screen: libedit shows its last rows, and the cursor anywhere in them.
nonisolated extension Libedit {
  private static let clearing = "\u{1B}[1;1H" + Erasing.fromRow

  func isHigher(_ line: LineUndo.State) -> Bool { place(in: line.atEnd).row >= size.rows }

  /// Draws as many rows of `line` as there are, from that of the cursor on, or the last ones if they
  /// have it; or all of it, if it is no longer higher. `before` is the line that was shown last.
  func drawHigh(_ line: LineUndo.State, after before: LineUndo.State?) {
    let wasHigh = isHigh
    isHigh = isHigher(line)
    guard isHigh else {
      Descriptor.write(Self.clearing, to: 1)
      return redraw()
    }
    guard !isAsking, !wasHigh || line.hasMarks || !line.isTyped(after: before) else { return }
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
