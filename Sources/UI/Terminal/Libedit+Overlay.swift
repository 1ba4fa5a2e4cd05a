nonisolated extension Libedit {
  /// Draws the prompt and the line over themselves where libedit does not draw them well, and leaves
  /// the cursor where libedit takes it to be. `before` is the line that was shown last.
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
      // libedit does not know that they are there.
      return show {}
    }
    let geometry = geometry
    let isDrawnBadly = { (scalar: Unicode.Scalar) in
      scalar.isShownMark || geometry.width(scalar) == 2
    }
    guard
      line.hasMarks
        || !line.isTyped(after: before)
          && (line.text.contains(where: isDrawnBadly)
            || prompt.unicodeScalars.contains(where: isDrawnBadly))
    else { return }
    let start = geometry.cursor(prompt: prompt, text: [], cursor: 0)
    let place = geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
    let end = geometry.cursor(prompt: prompt, text: line.text, cursor: line.text.count)
    guard end.row < size.rows else { return }
    let shown = geometry.drawing(
      of: line.text.filter { $0.isShownMark || geometry.width($0) != 0 }, from: start)
    let wrap = end.column == 0 && end.row > 0 ? " \r" : ""
    Descriptor.write(
      move(by: -place.row, to: 0) + coloured(prompt).replacing("\u{1}", with: "") + shown + wrap
        + move(by: place.row - end.row, to: place.column), to: 1)
  }

  /// What moves from the cursor to the end of the line: in vi's command mode libedit keeps the cursor
  /// on the last character.
  func moveToEnd() -> String {
    let (line, geometry) = (line, geometry)
    guard line.cursor < line.text.count else { return "" }
    let place = geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
    let end = geometry.cursor(prompt: prompt, text: line.text, cursor: line.text.count)
    return move(by: end.row - place.row, to: end.column)
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
