import TestSupport

/// What a terminal shall show of the prompt and a line, told without one: the rows, and the cursor.
struct LinePicture: Equatable {
  private(set) var rows: [String] = [""]
  private(set) var cursor = ScreenModel.Position(row: 0, column: 0)

  /// How it looks with `text` behind `prompt`, and the cursor before `text[place]`.
  init(prompt: String, text: [Character], cursor place: Int, columns: Int) {
    var column = prompt.count
    rows = [prompt]
    for (index, character) in text.enumerated() {
      let width = character.unicodeScalars.first.map(CellWidth.of) ?? 0
      if column + width > columns { (rows, column) = (rows + [""], 0) }
      if index == place { cursor = .init(row: rows.count - 1, column: column) }
      rows[rows.count - 1].append(character)
      column += width
      // Behind a full row the cursor waits on the next one.
      if column == columns { (rows, column) = (rows + [""], 0) }
    }
    if place == text.count { cursor = .init(row: rows.count - 1, column: column) }
  }

  /// Whether it is on `screen` as one line, with these rows below it and nothing else.
  func isShown(on screen: ScreenModel, above below: [String]) -> Bool {
    let top = screen.cursor.row - cursor.row
    guard top >= 0, screen.cursor.column == cursor.column else { return false }
    let expected = rows + below
    guard screen.goesOn[top...].prefix(rows.count - 1).allSatisfy({ $0 }) else { return false }
    return (top..<screen.rows).allSatisfy { row in
      screen.line(row) == (row - top < expected.count ? expected[row - top].withoutBlankEnd : "")
    }
  }

  /// Whether a screen with fewer rows shows those from the cursor's row on, or the last ones.
  func isShown(onSmaller screen: ScreenModel) -> Bool {
    let top = min(cursor.row, rows.count - screen.rows)
    return screen.cursor == .init(row: cursor.row - top, column: cursor.column)
      && (0..<screen.rows).allSatisfy { screen.line($0) == rows[top + $0].withoutBlankEnd }
  }
}

extension String {
  /// Blanks at the end of a row can't be told from an empty rest of it.
  fileprivate var withoutBlankEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
