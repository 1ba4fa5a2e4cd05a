import CEditLine

nonisolated extension Libedit {
  private static let back = "proscons-history-back"
  private static let forward = "proscons-history-forward"
  private static let search = "proscons-history-search"
  private static let undo = "proscons-undo"
  private static let undoAll = "proscons-undo-all"
  private static let completion = "proscons-complete"
  private static let delete = "proscons-delete"
  private static let elsewhere = "proscons-edit-line"

  /// What libedit does not have; the user's file can bind keys to these, too.
  func addCommands() {
    editline_add_command(editor, Self.back, "The line before, beginning alike") { editor, _ in
      Libedit.owner(of: editor)?.goBack() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.forward, "The line after, beginning alike") { editor, _ in
      Libedit.owner(of: editor)?.goForward() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.search, "Search in earlier lines") { editor, _ in
      Libedit.owner(of: editor)?.searchHistory() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.undo, "Take back the last change of the line") { editor, _ in
      Libedit.owner(of: editor)?.undoChange() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.undoAll, "Take back all changes of the line") { editor, _ in
      Libedit.owner(of: editor)?.undoAllChanges() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.completion, "What the word could become") { editor, _ in
      Libedit.owner(of: editor)?.complete()
      return UInt8(CC_NORM)
    }
    editline_add_command(editor, Self.delete, "Delete the character at the cursor") { editor, _ in
      Libedit.owner(of: editor)?.deleteNext() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.elsewhere, "Edit the line in your own editor") { editor, _ in
      UInt8(Libedit.owner(of: editor)?.editElsewhere() == true ? CC_NORM : CC_ERROR)
    }
    addViCommands()
  }

  /// The keys that libedit has not, in the encodings of the usual terminals.
  func bindKeys() {
    for (key, command) in Self.keys {
      editline_bind(editor, key, command)
      if key.hasPrefix("\\e") { editline_bind_command_mode(editor, key, command) }
    }
    editline_bind_command_mode(editor, "u", Self.undo)
    // libedit's own brings back what an earlier line was.
    editline_bind_command_mode(editor, "U", Self.undoAll)
    // libedit's own runs what was written, also after the editor has failed.
    editline_bind_command_mode(editor, "v", Self.elsewhere)
    guard editline_is_vi(editor) == 0 else { return bindViKeys() }
    for key in ["^P", "\\ep"] { editline_bind(editor, key, Self.back) }
    for key in ["^N", "\\en"] { editline_bind(editor, key, Self.forward) }
    // Not among vi's keys, where ^X begins no other.
    editline_bind(editor, "^X^U", Self.undo)
    editline_bind(editor, "^X^E", Self.elsewhere)
    editline_bind(editor, "^W", "ed-delete-prev-word")
    // libedit takes Ctrl-Space for the key that quotes another: both are the byte 0 to it.
    editline_bind(editor, "^@", "em-set-mark")
  }

  /// Whether none of our keys has its meaning any more; the user may have given a few another one.
  var areKeysLost: Bool {
    let ours = [("^R", Self.search), ("^_", Self.undo), ("^I", Self.completion)]
    return ours.allSatisfy { key, command in
      editline_is_bound(editor, key, command) == 0
    }
  }

  /// Whether the rest of a key that begins with an escape is there, and the key has no meaning:
  /// libedit would take the end of it for text.
  func isMeaningless(after escape: Unicode.Scalar) -> Bool {
    guard escape == "\u{1B}", let rest = keyboard.sequence() else { return false }
    // As `bind` reads it.
    let key = rest.replacing("\\", with: "\\\\").replacing("^", with: "\\^")
    return editline_is_bound(editor, "\\e\(key)", "->") == 0
  }

  /// Whether `scalar` is an escape behind another one that begins nothing by itself with Emacs's keys:
  /// libedit would forget the first one, and take what follows for text, as the end of an arrow.
  func isSecondEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1B}" && keyBefore == .scalar(scalar) && editline_is_vi(editor) == 0
      && editline_is_bound(editor, "\\e\\e", "->") == 0
  }

  /// Whether ^T has the meaning that it has with Emacs's keys.
  var isTransposing: Bool { editline_is_bound(editor, "^T", "ed-transpose-chars") != 0 }

  private static let keys = [
    ("\\e[A", back), ("\\eOA", back), ("\\e[B", forward), ("\\eOB", forward), ("^R", search),
    ("^_", undo), ("^I", completion),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[7~", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"),
    ("\\e[4~", "ed-move-to-end"), ("\\e[8~", "ed-move-to-end"), ("\\e[3~", delete),
    // With Ctrl or Alt, as xterm and rxvt say it.
    ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\eOc", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\eOd", "ed-prev-word"),
    ("\\e[3;5~", "em-delete-next-word"), ("\\e[2~", "ed-ignore"),
    // What is left of a paste whose beginning came in two parts.
    ("\\e[200~", "ed-ignore"), ("\\e[201~", "ed-ignore"),
  ]

  /// Lets the program have `key` if it has a use for it on an empty line; false for any other key,
  /// and for one that only goes on with the key before, as behind an escape.
  func begins(with key: Unicode.Scalar, after before: Key) -> Bool {
    guard line.text.isEmpty, !areKeysCommands else { return false }
    if isOpen(behind: before) { return false }
    let room = makeRoom()
    guard begin(key) else { return false }
    Descriptor.write(room, to: 1)
    redraw()
    return true
  }

  /// Whether the key after `key` goes on with it, as behind an escape, or is quoted by it.
  private func isOpen(behind key: Key) -> Bool {
    guard case .scalar(let key) = key, key.value < 0x20,
      let letter = Unicode.Scalar(key.value + 0x40)
    else { return false }
    let name = letter == "\\" ? "^\\\\" : "^\(letter)"
    return editline_is_bound(editor, name, "ed-sequence-lead-in") != 0
      || editline_is_bound(editor, name, "ed-quoted-insert") != 0
  }

  /// Whether `key` would cut nothing: libedit would forget for that what was cut before.
  func cutsNothing(_ key: Unicode.Scalar, after before: Key) -> Bool {
    let command: (key: String, name: String)
    switch key {
    case "\u{B}" where line.cursor == line.text.count: command = ("^K", "ed-kill-line")
    case "\u{15}" where line.text.isEmpty: command = ("^U", "em-kill-line")
    default: return false
    }
    return !isAsking && editline_is_vi(editor) == 0 && !isOpen(behind: before)
      && editline_is_bound(editor, command.key, command.name) != 0
  }

  /// libedit's own takes the place of what was cut, unless it is ^D, which knows a number before it.
  private func deleteNext() -> UInt8 {
    guard line.cursor < line.text.count else { return UInt8(CC_ERROR) }
    if editline_is_bound(editor, "^D", "em-delete-or-list") != 0 {
      el_push(editor, "\u{4}")
      return UInt8(CC_ARGHACK)
    }
    el_cursor(editor, 1)
    editline_delete_before(editor, 1)
    return UInt8(CC_REFRESH)
  }

  private func undoAllChanges() -> UInt8 {
    guard let first = undo.first else { return UInt8(CC_ERROR) }
    replaceLine(with: first)
    return UInt8(CC_REFRESH)
  }

  private func undoChange() -> UInt8 {
    guard let before = lineBeforeChange() else { return UInt8(CC_ERROR) }
    replaceLine(with: before)
    return UInt8(CC_REFRESH)
  }
}
