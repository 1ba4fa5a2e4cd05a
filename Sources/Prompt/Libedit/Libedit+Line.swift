import CEditLine

nonisolated extension Libedit {
  /// The line that is being typed, and the place of the cursor in it.
  var line: LineUndo.State {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
      return LineUndo.State()
    }
    let text = UnsafeBufferPointer(start: start, count: max(0, line.lastchar - start)).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return LineUndo.State(text: text, cursor: min(max(0, line.cursor - start), text.count))
  }

  /// Puts the cursor back into the line: some of libedit's commands, after a number or a search that
  /// was broken off or found nothing, leave it outside.
  func mendCursor() {
    guard let line = el_wline(editor)?.pointee else { return }
    if line.cursor < line.buffer || line.cursor > line.lastchar { el_cursor(editor, 1) }
  }

  /// Brings the line back that is on the screen: where vi's `n` and `N` find nothing they leave none,
  /// where there are fewer lines than the number before `G` it leaves another, and at the beginning of
  /// a line ^T leaves the cursor behind the first character; and they don't draw it.
  func mendLine() {
    guard !isDrawn, let shown, line != shown, case .scalar(let key) = lastKey, line.text.last != key
    else { return }
    switch (keyBefore, key) {
    case (_, "n"), (_, "N"): if line.text.isEmpty { replaceLine(with: shown) }
    case (.scalar("0"..."9"), "G"): replaceLine(with: shown)
    case (_, "\u{14}"): if isTransposing, line.text == shown.text { replaceLine(with: shown) }
    default: break
    }
  }

  /// Keeps out of the line what was never typed, and tabs.
  ///
  /// vi's `y$` on an empty line, and Alt-w where the mark is behind the end of a line that has become
  /// shorter, take up what lies there of earlier lines. It is wiped before each key, and what that
  /// leaves of it is taken out of the line again when it was brought back. A tab of ^V is a space, as
  /// a pasted one is: libedit loses its cursor behind one that reaches the margin.
  func mendText() {
    let line = line
    editline_wipe_behind(editor)
    guard !isAsking, line.text.contains(where: { $0 == "\0" || $0 == "\t" }) else { return }
    func mended(_ text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      text.compactMap { $0 == "\0" ? nil : $0 == "\t" ? " " : $0 }
    }
    let before = mended(line.text[..<line.cursor])
    let typed = LineUndo.State(text: mended(line.text), cursor: before.count)
    show { replaceLine(with: typed) }
  }

  /// Keeps room in libedit's buffers for a line twice as long, for ^Y: what it brings back has been a
  /// part of the line, and where there is no room for it, it does nothing.
  func leaveRoom() {
    let count = line.text.count
    guard count > room / 2, !isAsking else { return }
    room = 4 * count
    let filling = Array(repeating: Unicode.Scalar(" "), count: room)
    insert(filling)
    editline_delete_before(editor, Int32(filling.count))
    editline_wipe_behind(editor)
  }

  /// Whether libedit has put a question of its own in the line's place, as vi's `/` does, or behind
  /// it, as its search while one types: then the line is not to be touched.
  var isAsking: Bool {
    if askedKind != nil { return true }
    let question = line.text.drop { $0 != "\n" }.prefix(5)
    return ["\nbck:", "\nbck?", "\nfwd:", "\nfwd?"].contains {
      question.elementsEqual($0.unicodeScalars)
    }
  }

  /// Changes the line without a word to the screen: for what libedit will draw, or ``show(after:)``.
  func replaceLine(with new: LineUndo.State) {
    let count = Int32(line.text.count)
    el_cursor(editor, count)
    editline_delete_before(editor, count)
    insert(new.text)
    el_cursor(editor, Int32(new.cursor - new.text.count))
  }

  func replaceLine(with text: String) {
    let text = Array(text.unicodeScalars)
    replaceLine(with: LineUndo.State(text: text, cursor: text.count))
  }

  func beginAnew() {
    replaceLine(with: "")
    undo = LineUndo()
  }

  /// Puts text before the cursor.
  func insert(_ text: [Unicode.Scalar]) {
    let wide = text.map { wchar_t(bitPattern: $0.value) } + [0]
    el_winsertstr(editor, wide)
  }

  /// Draws the prompt and the line anew after `change`.
  func show(after change: () -> Void) {
    Descriptor.write(makeRoom(), to: 1)
    change()
    redraw()
  }

  var typed: TypedLine? {
    let line = line
    let geometry = geometry
    return TypedLine(
      text: String(String.UnicodeScalarView(line.text)),
      beforeCursor: String(String.UnicodeScalarView(line.text.prefix(line.cursor))),
      cursor: geometry.cursor(prompt: prompt, text: line.text, cursor: line.cursor),
      rows: geometry.cursor(prompt: prompt, text: line.text, cursor: line.text.count).row + 1)
  }

  func replace(_ count: Int, with text: String) {
    editline_delete_before(editor, Int32(count))
    insert(Array(text.unicodeScalars))
  }

  /// A line that fills its last row has the cursor in the next one already when Enter ends that, too.
  /// The answer comes there; erased once, that row doesn't belong to the line in a wider window.
  func leaveNoRow(behind line: some StringProtocol) {
    let text = Array(line.unicodeScalars)
    let end = geometry.cursor(prompt: prompt, text: text, cursor: text.count)
    guard end.column == 0, end.row > 0, end.row < size.rows else { return }
    Descriptor.write("\u{1B}[A\u{1B}[K", to: 1)
  }

  func makeRoom() -> String {
    makeRoom(size)
  }

  /// The same on a terminal of this size, which need not be the one that libedit knows.
  func makeRoom(_ size: (columns: Int, rows: Int)) -> String {
    let line = line
    let (columns, rows) = size
    let row = geometry(columns).cursor(prompt: prompt, text: line.text, cursor: line.cursor).row
    let up = min(row, rows - 1)
    return "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + Erasing.fromRow
  }

  /// What libedit takes the terminal's size to be. The terminal may have another one already, but
  /// until we hear of it, this is how everything is laid out.
  var size: (columns: Int, rows: Int) {
    (Int(editline_number(editor, "co")), window.rows)
  }

  var geometry: LineGeometry { geometry(size.columns) }

  private func geometry(_ columns: Int) -> LineGeometry {
    LineGeometry(columns: columns) {
      let width = Int(wcwidth(wchar_t(bitPattern: $0.value)))
      return width < 0 ? nil : width
    }
  }
}
