import CEditLine

/// The keys that libedit doesn't bind itself, in the encodings of common terminals, and the commands
/// that they run. Our own commands have names, so that `.editrc` can bind keys to them, too.
nonisolated enum KeyTable {
  static let search = "proscons-history-search"
  static let undo = "proscons-undo"
  static let completion = "proscons-complete"
  static let delete = "proscons-delete"
  static let clear = "proscons-clear"
  static let elsewhere = "proscons-edit-line"
  static let slash = "proscons-slash"
  static let space = "proscons-space"
  static let slashOfVi = "proscons-vi-slash"
  private static let back = "ed-search-prev-history"
  private static let forward = "ed-search-next-history"

  static func bind(to editor: OpaquePointer) {
    for (key, command) in keys { editline_bind(editor, key, command) }
    guard editline_is_vi(editor) != 0 else {
      for (key, command) in emacsKeys + sequences.map({ ("\\e" + $0, $1) }) {
        editline_bind(editor, key, command)
      }
      return
    }
    // In vi mode an escape enters command mode at once, so the rest is bound there.
    for (key, command) in sequences + viKeys { editline_bind_command_mode(editor, key, command) }
  }

  /// Returns whether all of our bindings are gone. A user may rebind a few keys on purpose, but not
  /// all.
  static func isLost(in editor: OpaquePointer) -> Bool {
    keys.allSatisfy { editline_is_bound(editor, $0.key, $0.command) == 0 }
  }

  private static let keys: [(key: String, command: String)] =
    [("^R", search), ("^I", completion), ("^L", clear)]

  private static let emacsKeys = [
    ("^P", back), ("\\ep", back), ("^N", forward), ("\\en", forward), ("^_", undo), ("^X^U", undo),
    ("^X^E", elsewhere), ("^W", "ed-delete-prev-word"),
    // libedit takes Ctrl-Space for its quote key, since both send the byte 0.
    ("^@", "em-set-mark"),
    // Prompts below the line, which crashes libedit.
    ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
  ]

  /// The keys of vi's command mode.
  private static let viKeys = [
    // As a prefix of the arrow keys, the escape would swallow the command after it.
    ("\\e", "ed-ignore"),
    // libedit's own command runs the text even if the editor has failed.
    ("v", elsewhere), ("^L", clear), ("/", slashOfVi),
    // These prompt below the line, which crashes libedit or runs what it finds.
    (":", "ed-unassigned"), ("?", "ed-unassigned"),
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
}
