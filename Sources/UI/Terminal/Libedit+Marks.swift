import CEditLine

/// What belongs to the character before it and has no cell of its own: an accent, what joins emoji, what
/// chooses their picture. libedit takes each for a character like any other.
nonisolated extension Libedit {
  /// Keeps the cursor from standing before one: nobody would see it there, and what is typed would part
  /// the two. Those of a character that was deleted go with it.
  func mendMarks() {
    guard let shown, shown != line, !isAsking else { return }
    let line = line
    let count = line.text[line.cursor...].prefix(while: isMark).count
    guard count > 0 else { return }
    // Among vi's commands the cursor stands on the last character, not behind it.
    let isAtEnd = line.cursor + count == line.text.count && hasLeftTyping && !vi.isTyping
    let back = line.text[..<line.cursor].reversed().prefix(while: isMark).count + 1
    let toTheLeft = Int32(-min(back, line.cursor))
    if line.text == shown.text {
      let goesRight = line.cursor > shown.cursor && !isAtEnd
      show { el_cursor(editor, goesRight ? Int32(count) : toTheLeft) }
    } else if isShorter(line, behind: shown) {
      show {
        el_cursor(editor, Int32(count))
        editline_delete_before(editor, Int32(count))
        if isAtEnd { el_cursor(editor, toTheLeft) }
      }
    }
  }

  /// Whether something was deleted behind the cursor, and nothing else was done.
  private func isShorter(_ line: LineUndo.State, behind shown: LineUndo.State) -> Bool {
    line.cursor == shown.cursor && line.text.count < shown.text.count
      && line.text[..<line.cursor] == shown.text[..<line.cursor]
      && line.text[line.cursor...] == shown.text.suffix(line.text.count - line.cursor)
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && geometry.width(scalar) == 0
  }

  /// Whether `key` is Backspace, with the meaning that it has at first. Among vi's commands it moves.
  func isDeleting(_ key: Unicode.Scalar) -> Bool {
    guard !isAsking, !hasLeftTyping || vi.isTyping, let name = ["\u{7F}": "^?", "\u{8}": "^H"][key]
    else { return false }
    return editline_is_bound(editor, name, "em-delete-prev-char") != 0
      || editline_is_bound(editor, name, "vi-delete-prev-char") != 0
  }

  /// Deletes what stands before the cursor and is not seen, as a joiner between two emoji: Backspace,
  /// which comes next, would seem to do nothing.
  func deleteUnseen() {
    let line = line
    let count = line.text[..<line.cursor].reversed().prefix {
      $0.properties.generalCategory == .format && wcwidth(wchar_t(bitPattern: $0.value)) == 0
        || (0xFE00...0xFE0F).contains($0.value)
    }.count
    if count > 0 { editline_delete_before(editor, Int32(count)) }
  }
}
