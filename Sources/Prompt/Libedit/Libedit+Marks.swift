import CEditLine

/// What belongs to the character before it and has no cell of its own: an accent, what joins emoji, what
/// chooses their picture. libedit takes each for a character like any other.
nonisolated extension Libedit {
  /// Puts a mark (an accent, a vowel sign) into the line, which libedit would lose at the end of
  /// it: composed with the character before it, if Unicode has that as one.
  ///
  /// False for any other character: libedit deals with it itself.
  func insertMark(_ mark: Unicode.Scalar) -> Bool {
    guard mark.value >= 0x300, !isAsking, !isForeign(mark) else { return false }
    let line = line
    let base = line.cursor > 0 ? line.text[line.cursor - 1] : " "
    let composed = Array("\(base)\(mark)".composed.unicodeScalars)
    guard composed.count == 1 || mark.hasNoCell else { return false }
    show {
      if composed.count == 1 { editline_delete_before(editor, 1) }
      insert(composed.count == 1 ? composed : [mark])
    }
    if hasLeftTyping { vi.press(mark) }
    return true
  }

  /// Keeps the cursor from standing before one: nobody would see it there, and what is typed would part
  /// the two. Those of a character that was deleted go with it.
  func mendMarks() {
    guard let shown, shown != line, !isAsking else { return }
    let line = line
    let count = line.text[line.cursor...].prefix(while: \.hasNoCell).count
    guard count > 0 else { return }
    // Among vi's commands the cursor stands on the last character, not behind it.
    let isAtEnd = line.cursor + count == line.text.count && areKeysCommands
    let back = line.text[..<line.cursor].reversed().prefix(while: \.hasNoCell).count + 1
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

  /// Whether `key` is Backspace, with the meaning that it has at first. Among vi's commands it moves.
  func isDeleting(_ key: Unicode.Scalar) -> Bool {
    guard !isAsking, !areKeysCommands, let name = ["\u{7F}": "^?", "\u{8}": "^H"][key]
    else { return false }
    return editline_is_bound(editor, name, "em-delete-prev-char") != 0
      || editline_is_bound(editor, name, "vi-delete-prev-char") != 0
  }

  /// Deletes what stands before the cursor and is not seen, as a joiner between two emoji: Backspace,
  /// which comes next, would seem to do nothing.
  func deleteUnseen() {
    let line = line
    let count = line.text[..<line.cursor].reversed().prefix {
      $0.hasNoCell
        && ($0.properties.generalCategory == .format || $0.properties.isVariationSelector)
    }.count
    if count > 0 { editline_delete_before(editor, Int32(count)) }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it takes no cell of its own.
  fileprivate var hasNoCell: Bool { value >= 0x300 && wcwidth(wchar_t(bitPattern: value)) == 0 }
}
