/// Tracks the prompt and line on the screen, and returns the escape sequences that update them.
///
/// Replaces libedit's own drawing, which miscounts after full rows, beside wide characters and
/// below the window's last row.
nonisolated struct LinePainter {
  private struct Picture: Equatable {
    var prompt: String
    var line: LineState
  }

  var size = (columns: 80, rows: 24)

  var prompt = ""

  private let palette: Palette
  private var shown: Picture?
  private var isHigh = false

  init(palette: Palette) {
    self.palette = palette
  }

  var geometry: LineGeometry { LineGeometry(columns: size.columns) }

  /// Returns the cursor's cell in `line`, relative to the start of the prompt.
  func place(in line: LineState) -> LineGeometry.Place {
    geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
  }

  /// Returns the cursor's cell in `line`, and the line's last row.
  func extent(of line: LineState) -> (cursor: LineGeometry.Place, lastRow: Int) {
    (place(in: line), place(in: line.atEnd).row)
  }

  /// Returns the output that replaces the shown line with `line`. If nothing is shown, draws at the
  /// start of the row.
  mutating func draw(_ line: LineState) -> String {
    let before = shown
    let wasHigh = isHigh
    shown = Picture(prompt: prompt, line: line)
    let (cursor, end) = (place(in: line), place(in: line.atEnd))
    isHigh = end.row >= size.rows
    guard before != shown || isHigh != wasHigh else { return "" }
    if isHigh { return drawHigh(line, cursor: cursor, lastRow: end.row) }
    guard let before, !wasHigh, before.prompt == prompt else {
      let start = wasHigh ? Self.clearing : back(before?.line)
      return start + whole(line, end: end) + move(from: end, to: cursor)
    }
    let old = place(in: before.line)
    if before.line.text == line.text { return move(from: old, to: cursor) }
    guard let last = line.text.last, LineGeometry.width(last) ?? 0 > 0,
      line.text.dropLast() == before.line.text[...], old == place(in: before.line.atEnd)
    else { return back(before.line) + whole(line, end: end) + move(from: end, to: cursor) }
    return geometry.drawing(of: [last], from: old) + margin(end) + move(from: end, to: cursor)
  }

  /// Returns the output that erases the line and puts the cursor at the start of its first row,
  /// ready for text. `size` is the current size, at which the terminal has rewrapped the line.
  mutating func makeRoom(_ size: (columns: Int, rows: Int)) -> String {
    let geometry = LineGeometry(columns: size.columns)
    let cursor = shown.map {
      geometry.cursor(prompt: $0.prompt, text: $0.line.text, cursor: $0.line.cursor)
    }
    leave()
    return move(by: -min(cursor?.row ?? 0, size.rows - 1), to: 0) + Erasing.fromRow
  }

  /// Marks nothing as shown, with the cursor at the start of a row.
  mutating func leave() {
    (shown, isHigh) = (nil, false)
  }

  private func back(_ line: LineState?) -> String {
    move(by: -(line.map { place(in: $0).row } ?? 0), to: 0)
  }

  private func whole(_ line: LineState, end: LineGeometry.Place) -> String {
    let start = place(in: LineState())
    return paintedPrompt + geometry.drawing(of: line.shownText, from: start)
      + margin(end, erasing: "\u{1B}[J")
  }

  /// The coloured prompt, without colour on its trailing space.
  private var paintedPrompt: String {
    let (on, off) = palette.marks(of: .prompt)
    return prompt.last == " " ? "\(on)\(prompt.dropLast())\(off) " : prompt
  }

  /// Moves past a full row by writing a space, so that the terminal treats the next row as a
  /// continuation and rewraps it when resized. tmux forgets the wrap if the whole next row is
  /// erased.
  private func margin(_ end: LineGeometry.Place, erasing: String = "") -> String {
    end.column == 0 && end.row > 0 ? " \(erasing)\r" : erasing
  }

  private func move(from: LineGeometry.Place, to: LineGeometry.Place) -> String {
    from == to ? "" : move(by: to.row - from.row, to: to.column)
  }

  private func move(by rows: Int, to column: Int) -> String {
    let vertical = rows == 0 ? "" : "\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")"
    return "\r" + vertical + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  // MARK: Lines higher than the window

  private static let clearing = "\u{1B}[1;1H" + Erasing.fromRow

  /// Draws a window full of rows, starting with the cursor's row, or the last rows if they include
  /// it.
  private func drawHigh(
    _ line: LineState, cursor: LineGeometry.Place, lastRow: Int
  ) -> String {
    let first = min(cursor.row, lastRow - size.rows + 1)
    let rows = first..<first + size.rows
    let text =
      first == 0
      ? paintedPrompt
        + geometry.drawing(of: line.shownText, from: place(in: LineState()), in: rows)
      : geometry.drawing(of: prompt.unicodeScalars + line.shownText, from: .init(), in: rows)
    return Self.clearing + text + "\u{1B}[\(cursor.row - first + 1);\(cursor.column + 1)H"
  }
}

nonisolated struct LineState: Sendable, Equatable {
  var text: [Unicode.Scalar] = []
  var cursor = 0

  /// Creates a line with the cursor at the end.
  init(_ text: String = "") {
    self.text = Array(text.unicodeScalars)
    cursor = self.text.count
  }

  init(text: [Unicode.Scalar], cursor: Int) {
    (self.text, self.cursor) = (text, cursor)
  }

  var string: String { String(String.UnicodeScalarView(text)) }

  var beforeCursor: String { String(String.UnicodeScalarView(text[..<cursor])) }

  var atEnd: Self { Self(text: text, cursor: text.count) }

  /// The text without the joiners and selectors that would merge emoji, so that each emoji takes
  /// the cells counted for it.
  fileprivate var shownText: [Unicode.Scalar] {
    text.filter {
      $0.isASCII || LineGeometry.width($0) != 0
        || $0.isMark && !$0.properties.isVariationSelector
    }
  }
}

/// Escape sequences that erase rows.
nonisolated enum Erasing {
  /// Erases the cursor's row and all rows below. The cursor must be in the first column.
  ///
  /// The rows below are erased from the second cell on: tmux takes an erase from the window's first
  /// cell for a clear of the whole window, and would push its contents into the scrollback each
  /// time.
  static let fromRow = "\u{1B}[K \u{1B}[J\r"
}
