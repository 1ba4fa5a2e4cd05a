/// What of the prompt and the line is on the screen, and what must be written to change it.
///
/// libedit draws into nothing: it loses count behind full rows, beside wide characters and below the
/// window's last row.
nonisolated struct LinePainter {
  private struct Picture: Equatable {
    var prompt: String
    var line: LineState
  }

  /// The terminal's size, as everything is laid out.
  var size = (columns: 80, rows: 24)

  /// The prompt to be shown.
  var prompt = ""

  private let palette: Palette
  private var shown: Picture?
  private var isHigh = false

  init(palette: Palette) {
    self.palette = palette
  }

  var geometry: LineGeometry { LineGeometry(columns: size.columns) }

  /// The place of the cursor of `line`, counted from the beginning of the prompt.
  func place(in line: LineState) -> LineGeometry.Place {
    geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
  }

  /// Shows the prompt and `line` in the place of what is shown, or from the beginning of the row.
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

  /// Erases what is shown, and leaves the cursor at the beginning of the first row: from here on text
  /// may follow. `size` is what the terminal has by now, which has wrapped the line anew.
  mutating func makeRoom(_ size: (columns: Int, rows: Int)) -> String {
    var row = 0
    if let shown {
      row =
        LineGeometry(columns: size.columns).cursor(
          prompt: shown.prompt, text: shown.line.text, cursor: shown.line.cursor
        ).row
    }
    leave()
    return move(by: -min(row, size.rows - 1), to: 0) + Erasing.fromRow
  }

  /// Takes nothing to be shown, the cursor being at the beginning of a row.
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

  /// The prompt with its colour, but for the blank at its end.
  private var paintedPrompt: String {
    let (on, off) = palette.marks(of: .prompt)
    return prompt.last == " " ? "\(on)\(prompt.dropLast())\(off) " : prompt
  }

  /// A row that is full leaves the cursor on it; the line goes on in the next one, for a terminal that
  /// gets another width, too. tmux forgets that where the whole next row is erased.
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

  // MARK: A line that is higher than the window

  private static let clearing = "\u{1B}[1;1H" + Erasing.fromRow

  /// Draws as many rows as there are, from that of the cursor on, or the last ones if they have it.
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

/// A line and the place of the cursor in it.
nonisolated struct LineState: Sendable, Equatable {
  var text: [Unicode.Scalar] = []
  var cursor = 0

  /// With the cursor behind it.
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

  /// Its text without what joins emoji to one: each of them has the cells that are counted for it.
  fileprivate var shownText: [Unicode.Scalar] {
    text.filter { $0.isASCII || LineGeometry.width($0) != 0 || $0.isMark }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it stands on the character before it, and a terminal shows it there.
  fileprivate var isMark: Bool {
    guard !properties.isVariationSelector else { return false }
    return [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
