/// How libedit lays out the prompt and the line on rows of a given width.
///
/// libedit tells nobody where on the screen it has put the cursor, but to write above a half-typed
/// line one must know how many rows lie over it.
nonisolated struct LineGeometry {
  /// Cells in a row.
  let columns: Int

  /// The cells that a scalar takes; `nil` for one that can't be shown as it is.
  let width: (Unicode.Scalar) -> Int?

  /// The row of the cursor, from 0, when it stands before `text[cursor]`.
  func cursorRow(prompt: String, text: [Unicode.Scalar], cursor: Int) -> Int {
    cursorPlace(prompt: prompt, text: text, cursor: cursor).row
  }

  /// The row and the column of the cursor, from 0, when it stands before `text[cursor]`.
  func cursorPlace(prompt: String, text: [Unicode.Scalar], cursor: Int) -> Place {
    var place = Place()
    for scalar in prompt.unicodeScalars { advance(&place, over: scalar) }
    for scalar in text.prefix(cursor) { advance(&place, over: scalar) }
    if cursor < text.count, let wide = width(text[cursor]), wide > 1, place.column + wide > columns
    {
      place = Place(row: place.row + 1)
    }
    return place
  }

  /// A cell, seen from the first one of the prompt.
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  private func advance(_ place: inout Place, over scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A:
      place = Place(row: place.row + 1)
    case 0x09:
      repeat { put(1, at: &place) } while place.column % 8 != 0
    case 0..<0x20, 0x7F..<0xA0:
      // ^A
      for _ in 0..<2 { put(1, at: &place) }
    default:
      if let width = width(scalar) {
        put(width, at: &place)
      } else {
        // \U+1F9FF, or one digit less
        for _ in 0..<(scalar.value > 0xFFFF ? 8 : 7) { put(1, at: &place) }
      }
    }
  }

  /// A row that is exactly full puts the cursor on the next one; a wide scalar is never split.
  private func put(_ width: Int, at place: inout Place) {
    if place.column + width > columns { place = Place(row: place.row + 1) }
    place.column += width
    if place.column >= columns { place = Place(row: place.row + 1) }
  }
}
