nonisolated extension Libedit {
  /// Draws the prompt and the line over themselves where libedit does not draw them well, and leaves
  /// the cursor where libedit takes it to be. `before` is the line that was shown last.
  ///
  /// - Marks that could not be composed: libedit gives them no cell and does not show them. What
  ///   joins emoji to one stays away, so that each of them has the cells that libedit counts.
  /// - Wide characters: a cursor that comes up from the row below to the second half of one goes on
  ///   by writing what stands there, one cell off; and where one wide character takes the place of
  ///   another, libedit takes their second halves for the same cell and loses count.
  /// - The prompt's colour: a cursor that comes up to the middle of the prompt goes on by writing
  ///   the rest of it plain.
  /// - Rows: where one ends in a blank, or the next one is drawn alone, libedit goes on in that by a
  ///   line feed. A terminal that gets another width then takes the two for lines of their own.
  func overlay(after before: LineUndo.State? = nil) {
    let line = line
    guard !isHigh, !isHigher(line) else { return drawHigh(line) }
    guard !isAsking else { return }
    if let before, before.text != line.text,
      // libedit does not know that they are there.
      before.hasMarks
        // It writes it where the other one was, though there may be room for it in the row above.
        || line.replacesWider(before, in: geometry)
    {
      return show {}
    }
    guard line.hasMarks || !line.isTyped(after: before) else { return }
    let geometry = geometry
    let isDrawnBadly = { (scalar: Unicode.Scalar) in
      scalar.isShownMark || geometry.width(scalar) == 2
    }
    let (place, end) = (place(in: line), place(in: line.atEnd))
    let isLineBad = line.text.contains(where: isDrawnBadly) || isDrawn && end.row > 0
    guard
      isLineBad || prompt.unicodeScalars.contains(where: isDrawnBadly)
        || before.map({ losesColour(from: $0, to: line) }) == true
    else { return }
    let start = self.place(in: LineUndo.State())
    var drawing = paintedPrompt
    var reached = start
    if isLineBad || start.column == 0 {
      drawing += geometry.drawing(of: line.shownText(in: geometry), from: start)
      // A row that is full leaves the cursor on it.
      drawing += end.column == 0 && end.row > 0 ? " \r" : ""
      reached = end
    }
    Descriptor.write(
      move(by: -place.row, to: 0) + drawing
        + move(by: place.row - reached.row, to: place.column), to: 1)
  }

  /// The prompt as it is written, with its colour.
  var paintedPrompt: String { coloured(prompt).replacing("\u{1}", with: "") }

  /// Where the cursor of `line` is, counted from the beginning of the prompt.
  func place(in line: LineUndo.State) -> LineGeometry.Place {
    geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
  }

  private func losesColour(from before: LineUndo.State, to line: LineUndo.State) -> Bool {
    coloured(prompt) != prompt && max(place(in: before.atEnd).row, place(in: line.atEnd).row) > 0
  }

  /// What moves from the cursor to the end of the line: in vi's command mode libedit keeps the cursor
  /// on the last character.
  func moveToEnd() -> String {
    let line = line
    guard line.cursor < line.text.count else { return "" }
    let (place, end) = (place(in: line), place(in: line.atEnd))
    return move(by: end.row - place.row, to: end.column)
  }

  private func move(by rows: Int, to column: Int) -> String {
    let vertical = rows == 0 ? "" : "\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")"
    return "\r" + vertical + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}

nonisolated extension LineUndo.State {
  /// Whether there are marks in it that could not be composed.
  var hasMarks: Bool { text.contains(where: \.isShownMark) }

  /// Its text without what takes no cell and is not shown.
  func shownText(in geometry: LineGeometry) -> [Unicode.Scalar] {
    text.filter { $0.isShownMark || geometry.width($0) != 0 }
  }

  var atEnd: Self { Self(text: text, cursor: text.count) }

  /// Whether its last character has taken the place of another one, as by vi's `r`, which took more.
  fileprivate func replacesWider(_ before: LineUndo.State, in geometry: LineGeometry) -> Bool {
    guard let last = text.last, let other = before.text.last, text.count == before.text.count
    else { return false }
    return geometry.width(last) == 1 && geometry.width(other) == 2
  }

  /// Whether it is the line `before` with one more character at the end, which libedit draws well.
  func isTyped(after before: LineUndo.State?) -> Bool {
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
