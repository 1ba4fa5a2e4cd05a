import CEditLine

nonisolated extension Libedit {
  private typealias Command = @convention(c) (OpaquePointer?, Int32) -> UInt8

  /// Registers the editor commands that libedit lacks. The user's `.editrc` can bind keys to them,
  /// too.
  func addCommands() {
    let commands: [(name: String, Command)] = [
      (Self.search, { editor, _ in run(editor) { $0.searchHistory() } }),
      (Self.undo, { editor, _ in run(editor) { $0.undoChange() } }),
      (Self.completion, { editor, _ in run(editor) { $0.host.complete() } }),
      (Self.delete, { editor, _ in run(editor) { $0.deleteNext() } }),
      (Self.clear, { editor, _ in run(editor) { $0.clear() } }),
      (Self.elsewhere, { editor, _ in run(editor) { $0.host.editElsewhere() } }),
      (Self.slash, { editor, _ in run(editor) { $0.press("/") } }),
      (Self.space, { editor, _ in run(editor) { $0.press(" ") } }),
      (Self.slashOfVi, { editor, _ in run(editor) { $0.pressSlashOfVi() } }),
    ]
    for (name, command) in commands { editline_add_command(editor, name, command) }
  }

  private static let search = "proscons-history-search"
  private static let undo = "proscons-undo"
  private static let completion = "proscons-complete"
  private static let delete = "proscons-delete"
  private static let clear = "proscons-clear"
  private static let elsewhere = "proscons-edit-line"
  private static let slash = "proscons-slash"
  private static let space = "proscons-space"
  private static let slashOfVi = "proscons-vi-slash"

  /// Binds the keys that libedit doesn't bind itself, in the encodings of common terminals.
  func bindKeys() {
    let isVi = editline_is_vi(editor) != 0
    for (key, command) in Self.keys { editline_bind(editor, key, command) }
    for (key, command) in Self.sequences {
      // In vi mode an escape enters command mode at once, so the rest is bound there.
      if isVi {
        editline_bind_command_mode(editor, key, command)
      } else {
        editline_bind(editor, "\\e" + key, command)
      }
    }
    guard isVi else {
      for (key, command) in Self.emacsKeys { editline_bind(editor, key, command) }
      return
    }
    // As a prefix of the arrow keys, the escape would swallow the command after it.
    editline_bind_command_mode(editor, "\\e", "ed-ignore")
    // libedit's own command runs the text even if the editor has failed.
    editline_bind_command_mode(editor, "v", Self.elsewhere)
    editline_bind_command_mode(editor, "^L", Self.clear)
    editline_bind_command_mode(editor, "/", Self.slashOfVi)
    // These prompt below the line, which crashes libedit or runs what it finds.
    for key in [":", "?"] { editline_bind_command_mode(editor, key, "ed-unassigned") }
  }

  /// Whether all of our bindings are gone. A user may rebind a few keys on purpose, but not all.
  var areKeysLost: Bool {
    [("^R", Self.search), ("^L", Self.clear), ("^I", Self.completion)].allSatisfy {
      editline_is_bound(editor, $0.0, $0.1) == 0
    }
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
    guard escape == "\u{1B}", let rest = host.sequence() else { return false }
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

  private static let back = "ed-search-prev-history"
  private static let forward = "ed-search-next-history"

  private static let keys = [("^R", search), ("^I", completion), ("^L", clear)]

  private static let emacsKeys = [
    ("^P", back), ("\\ep", back), ("^N", forward), ("\\en", forward), ("^_", undo), ("^X^U", undo),
    ("^X^E", elsewhere), ("^W", "ed-delete-prev-word"),
    // libedit takes Ctrl-Space for its quote key, since both send the byte 0.
    ("^@", "em-set-mark"),
    // Prompts below the line, which crashes libedit.
    ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
  ]

  /// The bytes after an escape, and the commands they run.
  private static let sequences = [
    ("[A", back), ("OA", back), ("[B", forward), ("OB", forward), ("[C", "ed-next-char"),
    ("OC", "ed-next-char"), ("[D", "ed-prev-char"), ("OD", "ed-prev-char"),
    ("[H", "ed-move-to-beg"), ("OH", "ed-move-to-beg"), ("[1~", "ed-move-to-beg"),
    ("[7~", "ed-move-to-beg"), ("[F", "ed-move-to-end"), ("OF", "ed-move-to-end"),
    ("[4~", "ed-move-to-end"), ("[8~", "ed-move-to-end"), ("[3~", delete),
    // With Ctrl or Alt, in the encodings of xterm and rxvt.
    ("[1;5C", "em-next-word"), ("[1;3C", "em-next-word"), ("Oc", "em-next-word"),
    ("[1;5D", "ed-prev-word"), ("[1;3D", "ed-prev-word"), ("Od", "ed-prev-word"),
    ("[3;5~", "em-delete-next-word"), ("[2~", "ed-ignore"),
    // Left over from a paste whose start marker came in two reads.
    ("[200~", "ed-ignore"), ("[201~", "ed-ignore"),
  ]

  /// Binds `/` and space to their special meaning on an empty line, and to plain insertion
  /// elsewhere.
  func bindFirstKeys(isFirst: Bool) {
    guard isFirst != areFirstKeysBound else { return }
    areFirstKeysBound = isFirst
    for (key, command) in [("/", Self.slash), (" ", Self.space)] {
      editline_bind(editor, key, isFirst ? command : "ed-insert")
    }
  }

  private func press(_ key: Unicode.Scalar) {
    if !host.begin(key) { insert([key]) }
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
