/// Tracks the prompt, the line and the panel below it on the screen, and returns the escape
/// sequences that update them.
///
/// Replaces libedit's own drawing, which miscounts after full rows, beside wide characters and
/// below the window's last row.
///
/// Drawing moves relative to the cursor: a saved cursor position would be wrong once drawing at the
/// bottom of the screen scrolls it.
nonisolated struct LinePainter {
  private struct Picture: Equatable {
    var prompt: String
    var line: LineState
  }

  var size = (columns: 80, rows: 24)

  var prompt = ""

  let palette: Palette
  private var shown: Picture?
  private var isHigh = false
  private var panel: [String] = []

  init(palette: Palette) {
    self.palette = palette
  }

  var geometry: LineGeometry { LineGeometry(columns: size.columns) }

  /// Returns the cursor's cell in `line`, relative to the start of the prompt.
  func position(in line: LineState) -> LineGeometry.Position {
    geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor)
  }

  /// Returns the output that replaces the shown line with `line`. If nothing is shown, draws at the
  /// start of the row.
  mutating func draw(_ line: LineState) -> String {
    let before = shown
    let wasHigh = isHigh
    shown = Picture(prompt: prompt, line: line)
    let (cursor, end) = (position(in: line), position(in: line.atEnd))
    isHigh = end.row >= size.rows
    guard before != shown || isHigh != wasHigh else { return "" }
    if isHigh { return drawHigh(line, cursor: cursor, lastRow: end.row) }
    if let before, !wasHigh, before.prompt == prompt {
      let old = position(in: before.line)
      if before.line.text == line.text { return move(from: old, to: cursor) }
      if let last = line.text.last, LineGeometry.width(last) ?? 0 > 0,
        line.text.dropLast() == before.line.text[...], old == position(in: before.line.atEnd)
      {
        return geometry.drawing(of: [last], from: old) + margin(end) + move(from: end, to: cursor)
      }
    }
    let start = wasHigh ? Self.clearing : move(by: -row(of: before), to: 0)
    let text = geometry.drawing(of: line.shownText, from: position(in: LineState()))
    return start + paintedPrompt + text + margin(end, erasing: "\u{1B}[J")
      + move(from: end, to: cursor)
  }

  /// Returns the output that shows `lines` below the line, as many as fit, and keeps the cursor.
  ///
  /// Auto-wrap (DECAWM, `CSI ? 7 l`) is off meanwhile. Terminals disagree about the width of joined
  /// emoji, and an extra row would displace the line.
  mutating func show(_ lines: [Text]) -> String {
    guard let line = shown?.line else { return "" }
    let (cursor, lastRow) = (position(in: line), position(in: line.atEnd).row)
    // Leaves the last cell free: terminals disagree about the cursor after a full row.
    let wanted = lines.prefix(max(0, size.rows - 1 - lastRow)).map {
      $0.cut(to: max(1, size.columns - 1)).rendered(in: palette)
    }
    guard wanted != panel else { return "" }
    guard !wanted.isEmpty else { return erasePanel() }
    panel = wanted
    let down = String(repeating: "\r\n", count: lastRow - cursor.row)
    let drawn = wanted.map { "\r\n\($0)\u{1B}[K" }.joined()
    return down + "\u{1B}[?7l\(drawn)\u{1B}[J\u{1B}[?7h"
      + move(by: cursor.row - lastRow - wanted.count, to: cursor.column)
  }

  /// Returns the output that erases the lines below the line, and keeps the cursor.
  mutating func erasePanel() -> String {
    guard !panel.isEmpty, let line = shown?.line else { return "" }
    panel = []
    let cursor = position(in: line)
    // Unlike a line feed, this move never scrolls. The panel's first row exists.
    let down = position(in: line.atEnd).row - cursor.row + 1
    return "\u{1B}[\(down)B\r\u{1B}[J" + move(by: -down, to: cursor.column)
  }

  /// Returns the output that erases the line and the panel, and puts the cursor at the start of the
  /// line's first row, ready for text. The terminal has rewrapped the line at the current size.
  mutating func makeRoom() -> String {
    let row = row(of: shown)
    leave()
    return move(by: -min(row, size.rows - 1), to: 0) + Self.erasing
  }

  /// Erases the cursor's row and all rows below. The cursor must be in the first column.
  ///
  /// The rows below are erased from the second cell on: tmux takes an erase from the window's first
  /// cell for a clear of the whole window, and would push its contents into the scrollback each
  /// time.
  static let erasing = "\u{1B}[K \u{1B}[J\r"

  /// Marks nothing as shown, with the cursor at the start of a row.
  mutating func leave() {
    (shown, isHigh, panel) = (nil, false, [])
  }

  /// Returns the cursor's row, from the first one of the prompt.
  private func row(of shown: Picture?) -> Int {
    guard let shown else { return 0 }
    let line = shown.line
    return geometry.cursor(prompt: shown.prompt, text: line.text, cursor: line.cursor).row
  }

  /// The coloured prompt, without colour on its trailing space.
  private var paintedPrompt: String {
    let (on, off) = palette.marks(of: .prompt)
    return prompt.last == " " ? "\(on)\(prompt.dropLast())\(off) " : prompt
  }

  /// Moves past a full row by writing a space, so that the terminal treats the next row as a
  /// continuation and rewraps it when resized. tmux forgets the wrap if the whole next row is
  /// erased.
  private func margin(_ end: LineGeometry.Position, erasing: String = "") -> String {
    end.column == 0 && end.row > 0 ? " \(erasing)\r" : erasing
  }

  private func move(from: LineGeometry.Position, to: LineGeometry.Position) -> String {
    from == to ? "" : move(by: to.row - from.row, to: to.column)
  }

  private func move(by rows: Int, to column: Int) -> String {
    let vertical = rows == 0 ? "" : "\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")"
    return "\r" + vertical + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  // MARK: Lines higher than the window

  private static let clearing = "\u{1B}[1;1H" + erasing

  /// Draws a window full of rows, starting with the cursor's row, or the last rows if they include
  /// it.
  private func drawHigh(
    _ line: LineState, cursor: LineGeometry.Position, lastRow: Int
  ) -> String {
    let first = min(cursor.row, lastRow - size.rows + 1)
    let rows = first..<first + size.rows
    let text = geometry.drawing(
      of: prompt.unicodeScalars + line.shownText, from: .init(), in: rows)
    return Self.clearing + text + "\u{1B}[\(cursor.row - first + 1);\(cursor.column + 1)H"
  }
}
