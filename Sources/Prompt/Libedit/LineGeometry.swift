import CEditLine

/// The layout of a prompt and line on rows of a fixed width.
nonisolated struct LineGeometry {
  /// A cell, relative to the first cell of the prompt.
  struct Place: Equatable {
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
  func cursor(prompt: String, text: [Unicode.Scalar], cursor: Int) -> Place {
    var place = Place()
    for scalar in prompt.unicodeScalars { advance(&place, over: scalar) }
    for scalar in text.prefix(cursor) { advance(&place, over: scalar) }
    return cursor < text.count ? start(of: text[cursor], at: place) : place
  }

  /// Returns the cell where `scalar` starts: a wide scalar that doesn't fit moves to the next row.
  private func start(of scalar: Unicode.Scalar, at place: Place) -> Place {
    place.column + (Self.width(scalar) ?? 1) > columns ? Place(row: place.row + 1) : place
  }

  /// Returns the text to write for the part of `text` that starts in these rows, from `start` on.
  func drawing(
    of text: [Unicode.Scalar], from start: Place, in rows: Range<Int> = 0..<Int.max
  ) -> String {
    var place = start
    var drawing = ""
    for scalar in text {
      let begin = self.start(of: scalar, at: place)
      if rows.contains(begin.row) {
        // Fills the last cell of a row, which a wide character has skipped.
        if begin != place, rows.contains(place.row) { drawing += " " }
        drawing.unicodeScalars += spelling(of: scalar).unicodeScalars
      }
      advance(&place, over: scalar)
    }
    return drawing
  }

  private func spelling(of scalar: Unicode.Scalar) -> String {
    if Self.width(scalar) != nil { return String(scalar) }
    return scalar.isASCII ? "^\(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))" : scalar.spelled
  }

  private func advance(_ place: inout Place, over scalar: Unicode.Scalar) {
    if let width = Self.width(scalar) {
      put(width, at: &place)
    } else {
      for _ in spelling(of: scalar).unicodeScalars { put(1, at: &place) }
    }
  }

  /// Advances by `width` cells. A full row moves on to the next; a wide scalar is never split.
  private func put(_ width: Int, at place: inout Place) {
    if place.column + width > columns { place = Place(row: place.row + 1) }
    place.column += width
    if place.column >= columns { place = Place(row: place.row + 1) }
  }
}
