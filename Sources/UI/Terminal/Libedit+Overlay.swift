nonisolated extension Libedit {
  /// Draws the line over itself where libedit does not draw it well, and leaves the cursor where
  /// libedit takes it to be. `before` is the line that was shown last.
  ///
  /// - Marks that could not be composed: libedit gives them no cell and does not show them. What
  ///   joins emoji to one stays away, so that each of them has the cells that libedit counts.
  /// - Wide characters: a cursor that comes up from the row below to the second half of one goes on
  ///   by writing what stands there, one cell off; and where one wide character takes the place of
  ///   another, libedit takes their second halves for the same cell and loses count.
  func overlay(after before: LineUndo.State? = nil) {
    let line = line
    guard !isAsking else { return }
    if let before, before.hasMarks, before.text != line.text {
      // libedit does not know that they are there: one at the beginning stands on the prompt.
      return show {}
    }
    let geometry = geometry
    let hasWide = line.text.contains { geometry.width($0) == 2 }
    guard line.hasMarks || hasWide && !line.isTyped(after: before) else { return }
    let start = geometry.cursor(prompt: prompt, text: [], cursor: 0)
    let place = geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
    let end = geometry.cursor(prompt: prompt, text: line.text, cursor: line.text.count)
    guard end.row < size.rows else { return }
    let shown = geometry.drawing(
      of: line.text.filter { $0.isShownMark || geometry.width($0) != 0 }, from: start)
    let wrap = end.column == 0 && end.row > start.row ? " \r" : ""
    Descriptor.write(
      move(by: start.row - place.row, to: start.column) + shown + wrap
        + move(by: place.row - end.row, to: place.column), to: 1)
  }

  private func move(by rows: Int, to column: Int) -> String {
    let vertical = rows == 0 ? "" : "\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")"
    return "\r" + vertical + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}

nonisolated extension LineUndo.State {
  fileprivate var hasMarks: Bool { text.contains(where: \.isShownMark) }

  /// Whether it is the line `before` with one more character at the end, which libedit draws well.
  fileprivate func isTyped(after before: LineUndo.State?) -> Bool {
    guard let before else { return false }
    return text.count == before.text.count + 1 && text.starts(with: before.text)
      && cursor == text.count && before.cursor == before.text.count
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it stands on the character before it, and a terminal shows it there.
  fileprivate var isShownMark: Bool {
    guard value >= 0x300, !properties.isVariationSelector else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
