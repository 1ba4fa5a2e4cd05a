import CEditLine

nonisolated extension Libedit {
  var line: LineState {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return LineState() }
    let text = UnsafeBufferPointer(start: start, count: max(0, line.lastchar - start)).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return LineState(text: text, cursor: min(max(0, line.cursor - start), text.count))
  }

  /// Makes libedit's virtual window wide enough for the line to stay on one row after the next key.
  /// ^Y can double the line; ``isTooMuch(_:)`` limits repeat counts.
  ///
  /// libedit refuses to move the cursor below its window but still writes there, and crashes.
  func widen() {
    let text = line.text
    // The window has room for this many more characters, even the widest.
    guard abs(text.count - countedLength) > 256 else { return }
    countedLength = text.count
    let cells = LineGeometry(columns: .max / 2)
      .cursor(prompt: "", text: text, cursor: text.count).column
    guard editline_columns(editor) < 2 * cells + 8192 else { return }
    editline_set_columns(editor, Int32(4 * cells + 16384))
    editline_redraw(editor)
  }

  /// Fixes a line that libedit has left in an invalid state. With a mark past the end of the line
  /// it can insert NULs or leave the cursor out of bounds, where typing would write to foreign
  /// memory. Replaces tabs and line ends from ^V with spaces.
  func tidy() {
    guard let place = el_wline(editor)?.pointee else { return }
    if place.cursor < place.buffer || place.cursor > place.lastchar { el_cursor(editor, 1) }
    // In vi's command mode libedit moves the cursor back onto the last character only when it
    // redraws.
    editline_redraw(editor)
    let line = line
    guard line.text.contains(where: { $0.value <= 0x0A && "\0\t\n".unicodeScalars.contains($0) })
    else { return }
    func typable(_ text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      text.filter { $0 != "\0" }.map { $0 == "\t" || $0 == "\n" ? " " : $0 }
    }
    let cursor = typable(line.text[..<line.cursor]).count
    replaceLine(with: LineState(text: typable(line.text), cursor: cursor))
    editline_redraw(editor)
  }

  /// Replaces the line without redrawing it.
  func replaceLine(with new: LineState) {
    let count = Int32(line.text.count)
    el_cursor(editor, count)
    editline_delete_before(editor, count)
    insert(new.text)
    el_cursor(editor, Int32(new.cursor - new.text.count))
  }

  func insert(_ text: [Unicode.Scalar]) {
    let wide = text.map { wchar_t(bitPattern: $0.value) } + [0]
    el_winsertstr(editor, wide)
  }

  func show(after change: () -> Void) {
    change()
    redraw()
  }

  /// Replaces the `count` scalars before the cursor, without redrawing.
  func replace(_ count: Int, with text: String) {
    editline_delete_before(editor, Int32(count))
    insert(Array(text.unicodeScalars))
  }
}
