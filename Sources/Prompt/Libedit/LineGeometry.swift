import CEditLine
import Escaping

/// The layout of a prompt and line on rows of a fixed width.
nonisolated struct LineGeometry {
  /// A cell, relative to the first cell of the prompt.
  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  let columns: Int

  /// Returns the number of cells of a scalar, from `wcwidth`; `nil` if it isn't printable.
  static func width(_ scalar: Unicode.Scalar) -> Int? {
    let width = Int(wcwidth(wchar_t(bitPattern: scalar.value)))
    return width < 0 ? nil : width
  }

  /// Returns the cell of a cursor before `text[cursor]`.
  func cursor(prompt: String, text: [Unicode.Scalar], cursor: Int) -> Position {
    var position = Position()
    for scalar in prompt.unicodeScalars { advance(&position, over: scalar) }
    for scalar in text.prefix(cursor) { advance(&position, over: scalar) }
    return cursor < text.count ? start(of: text[cursor], at: position) : position
  }

  /// Returns the cell where `scalar` starts: a wide scalar that doesn't fit moves to the next row.
  private func start(of scalar: Unicode.Scalar, at position: Position) -> Position {
    position.column + (Self.width(scalar) ?? 1) > columns
      ? Position(row: position.row + 1) : position
  }

  /// Returns the text to write for the part of `text` that starts in these rows, from `start` on.
  func drawing(
    of text: [Unicode.Scalar], from start: Position, in rows: Range<Int> = 0..<Int.max
  ) -> String {
    var position = start
    var drawing = ""
    for scalar in text {
      let begin = self.start(of: scalar, at: position)
      if rows.contains(begin.row) {
        // Fills the last cell of a row, which a wide character has skipped.
        if begin != position, rows.contains(position.row) { drawing += " " }
        drawing.unicodeScalars += spelling(of: scalar).unicodeScalars
      }
      advance(&position, over: scalar)
    }
    return drawing
  }

  private func spelling(of scalar: Unicode.Scalar) -> String {
    if Self.width(scalar) != nil { return String(scalar) }
    return scalar.isASCII ? "^\(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))" : scalar.spelled
  }

  private func advance(_ position: inout Position, over scalar: Unicode.Scalar) {
    if let width = Self.width(scalar) {
      put(width, at: &position)
    } else {
      for _ in spelling(of: scalar).unicodeScalars { put(1, at: &position) }
    }
  }

  /// Advances by `width` cells. A full row moves on to the next; a wide scalar is never split.
  private func put(_ width: Int, at position: inout Position) {
    if position.column + width > columns { position = Position(row: position.row + 1) }
    position.column += width
    if position.column >= columns { position = Position(row: position.row + 1) }
  }
}
