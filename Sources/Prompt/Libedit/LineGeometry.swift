import CEditLine

/// How the prompt and the line lie on rows of a given width.
nonisolated struct LineGeometry {
  /// A cell, counted from the first of the prompt.
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// Cells in a row.
  let columns: Int

  /// The cells that a scalar takes, which the C library knows; `nil` for one that can't be shown as it is.
  static func width(_ scalar: Unicode.Scalar) -> Int? {
    let width = Int(wcwidth(wchar_t(bitPattern: scalar.value)))
    return width < 0 ? nil : width
  }

  /// The place of the cursor when it stands before `text[cursor]`.
  func cursor(prompt: String, text: [Unicode.Scalar], cursor: Int) -> Place {
    var place = Place()
    for scalar in prompt.unicodeScalars { advance(&place, over: scalar) }
    for scalar in text.prefix(cursor) { advance(&place, over: scalar) }
    return cursor < text.count ? start(of: text[cursor], at: place) : place
  }

  /// A wide scalar that does not fit begins in the next row.
  private func start(of scalar: Unicode.Scalar, at place: Place) -> Place {
    guard let wide = Self.width(scalar), wide > 1, place.column + wide > columns else {
      return place
    }
    return Place(row: place.row + 1)
  }

  /// What shows `text` from a place on, as far as it begins in these rows.
  func drawing(
    of text: [Unicode.Scalar], from start: Place, in rows: Range<Int> = 0..<Int.max
  ) -> String {
    var place = start
    var drawing = ""
    for scalar in text {
      let begin = self.start(of: scalar, at: place)
      if rows.contains(begin.row) {
        // The cell that a wide character leaves free at the end of the row before.
        if begin != place, rows.contains(place.row) { drawing += " " }
        drawing.unicodeScalars += spelling(of: scalar).unicodeScalars
      }
      advance(&place, over: scalar)
    }
    return drawing
  }

  private func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x7F:
      return "^?"
    case 0..<0x20, 0x80..<0xA0:
      return "^\(Unicode.Scalar(scalar.value | 0x40).map(String.init) ?? "?")"
    default:
      guard Self.width(scalar) == nil else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  private func advance(_ place: inout Place, over scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0:
      // ^A
      for _ in 0..<2 { put(1, at: &place) }
    default:
      if let width = Self.width(scalar) {
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
