import CEditLine

nonisolated extension Libedit {
  private typealias Command = @convention(c) (OpaquePointer?, Int32) -> UInt8

  /// Registers the editor commands that libedit lacks. The user's `.editrc` can bind keys to them,
  /// too.
  func addCommands() {
    let commands: [(name: String, Command)] = [
      (KeyTable.search, { editor, _ in run(editor) { $0.searchHistory() } }),
      (KeyTable.undo, { editor, _ in run(editor) { $0.undoChange() } }),
      (KeyTable.completion, { editor, _ in run(editor) { $0.ask { $0.complete() } } }),
      (KeyTable.delete, { editor, _ in run(editor) { $0.deleteNext() } }),
      (KeyTable.clear, { editor, _ in run(editor) { $0.clear() } }),
      (KeyTable.elsewhere, { editor, _ in run(editor) { $0.ask { $0.editElsewhere() } } }),
      (KeyTable.slash, { editor, _ in run(editor) { $0.press("/") } }),
      (KeyTable.space, { editor, _ in run(editor) { $0.press(" ") } }),
      (KeyTable.slashOfVi, { editor, _ in run(editor) { $0.pressSlashOfVi() } }),
    ]
    for (name, command) in commands { editline_add_command(editor, name, command) }
  }

  /// Returns whether `key` is the fourth digit of a repeat count after an escape. Limits counts to
  /// 999.
  func isTooMuch(_ key: Unicode.Scalar) -> Bool {
    if key == "\u{1B}" { return false }
    guard ("0"..."9").contains(key), digits > 0 || keyBefore == .scalar("\u{1B}") else {
      digits = 0
      return false
    }
    digits += 1
    return digits > 3
  }

  /// Returns whether a complete escape sequence is waiting that has no binding. libedit would
  /// insert its end as text.
  func isMeaningless(after escape: Unicode.Scalar) -> Bool {
    guard escape == "\u{1B}", let rest = keys.sequence else { return false }
    // Escaped as for libedit's `bind`.
    let key = rest.replacing("\\", with: "\\\\").replacing("^", with: "\\^")
    return editline_is_bound(editor, editline_is_vi(editor) == 0 ? "\\e\(key)" : key, "->") == 0
  }

  /// Returns whether `scalar` is a second escape in a row without a binding, in Emacs mode. libedit
  /// would forget the first one and insert the end of an arrow key as text.
  func isSecondEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1B}" && keyBefore == .scalar(scalar) && editline_is_vi(editor) == 0
      && editline_is_bound(editor, "\\e\\e", "->") == 0
  }

  /// Binds `/` and space to their special meaning on an empty line, and to plain insertion
  /// elsewhere.
  func bindFirstKeys(isFirst: Bool) {
    guard isFirst != areFirstKeysBound else { return }
    areFirstKeysBound = isFirst
    for (key, command) in [("/", KeyTable.slash), (" ", KeyTable.space)] {
      editline_bind(editor, key, isFirst ? command : "ed-insert")
    }
  }

  private func press(_ key: Unicode.Scalar) {
    if !ask({ $0.begin(with: key) }) { insert([key]) }
  }

  /// Enters insert mode and types the slash, if the line is empty.
  private func pressSlashOfVi() {
    if line.text.isEmpty { el_push(editor, "i/") }
  }

  /// Deletes the character at the cursor. Unlike libedit's own command, it keeps the kill buffer.
  private func deleteNext() {
    guard line.cursor < line.text.count else { return }
    el_cursor(editor, 1)
    editline_delete_before(editor, 1)
  }

  private func clear() {
    write("\u{1B}[H\u{1B}[2J")
    painter.leave()
    write(painter.draw(line))
  }

  private func undoChange() {
    undo.note(line)
    if let before = undo.undo() { replaceLine(with: before) }
  }
}

/// Runs one of our commands and makes libedit refresh the line.
nonisolated private func run(_ editor: OpaquePointer?, _ body: (Libedit) -> Void) -> UInt8 {
  if let libedit = Libedit.owner(of: editor) { body(libedit) }
  return UInt8(CC_REFRESH)
}
