import CEditLine

nonisolated extension Libedit {
  private static let repetition = "proscons-vi-repeat"
  private static let typing = "proscons-vi-typing"
  private static let commanding = "proscons-vi-commanding"
  private static let right = "proscons-vi-right"
  private static let end = "proscons-vi-end"

  /// Means one command while text is typed and another one while keys are commands, so that libedit
  /// says which it is. It is the key that suspends the program, which never comes here.
  static let probe: Unicode.Scalar = "\u{1A}"

  /// A character that is no command.
  private static let refused: UInt32 = 0xFF

  /// Whether keys are vi's commands now, and no text.
  var areKeysCommands: Bool { hasLeftTyping && !vi.isTyping }

  func addViCommands() {
    editline_add_command(editor, Self.repetition, "Make the last change again") { editor, _ in
      Libedit.owner(of: editor)?.repeatChange() ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.typing, "Say that text is being typed") { editor, _ in
      Libedit.owner(of: editor)?.settle(isTyping: true) ?? UInt8(CC_ERROR)
    }
    editline_add_command(editor, Self.commanding, "Say that keys are commands") { editor, _ in
      Libedit.owner(of: editor)?.settle(isTyping: false) ?? UInt8(CC_ERROR)
    }
    addTypingCommands()
  }

  /// While text is typed the cursor may stand behind it, where libedit's own commands keep it on the
  /// last character.
  private func addTypingCommands() {
    editline_add_command(editor, Self.right, "Go right, also behind the line") { editor, _ in
      el_cursor(editor, 1)
      return UInt8(CC_CURSOR)
    }
    editline_add_command(editor, Self.end, "Go behind the line") { editor, _ in
      el_cursor(editor, Int32.max / 2)
      return UInt8(CC_CURSOR)
    }
  }

  func bindViKeys() {
    for key in ["\\e[C", "\\eOC"] { editline_bind(editor, key, Self.right) }
    for key in ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"] { editline_bind(editor, key, Self.end) }
    editline_bind(editor, "^\\", "vi-command-mode")
    editline_bind_command_mode(editor, "^\\", "vi-command-mode")
    editline_bind(editor, "^Z", Self.typing)
    editline_bind_command_mode(editor, "^Z", Self.commanding)
    // libedit's own does what was typed after the last change, be it in the next line, as commands,
    // and takes the first character of it for the one to be looked for.
    editline_bind_command_mode(editor, ".", Self.repetition)
  }

  /// Whether libedit is to say first if text is being typed, as that decides what becomes of `key`;
  /// without one, if it is to say so after the last key.
  func asks(before key: Unicode.Scalar? = nil) -> Bool {
    guard key.map({ isForeign($0) && !vi.isSettled }) ?? vi.isUnsure else { return false }
    vi.ask()
    return true
  }

  /// Whether `key` is no key of vi's: libedit would insert it, where keys are commands, too.
  func isForeign(_ key: Unicode.Scalar) -> Bool {
    hasLeftTyping && askedKind == nil && vi.isForeign(key)
  }

  /// What libedit gets for `key`, which may be one of vi's.
  func viKey(for key: Unicode.Scalar) -> UInt32 {
    if isForeign(key) { return Self.refused }
    let ends = endsTyping(key)
    hasLeftTyping = hasLeftTyping || ends
    let key = ends ? ViKeys.escape : key
    // libedit goes left as after typing, though nothing was.
    if ends, vi.isBetweenChanges, line.cursor > 0 { el_cursor(editor, 1) }
    defer { if hasLeftTyping, askedKind == nil { vi.press(key) } }
    return (motion(for: key, behind: vi.awaitedOperator) ?? key).value
  }

  /// On the last character libedit refuses to go to the next word, also if that only says how far an
  /// operator reaches, and takes what `cw` has typed for commands; the end of the word is as far. On
  /// an empty line it refuses both; the whole line is as far.
  private func motion(
    for key: Unicode.Scalar, behind awaiting: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    guard let awaiting, let end: Unicode.Scalar = ["w": "e", "W": "E", "e": "e", "E": "E"][key]
    else { return nil }
    let line = line
    if line.text.isEmpty { return awaiting }
    return line.cursor == line.text.count - 1 ? end : nil
  }

  /// Whether it is the key that leads to vi's commands, and no part of another key.
  private func endsTyping(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == "\u{1B}", editline_is_vi(editor) != 0 else { return false }
    return keyboard.ahead().map { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "O") } ?? true
  }

  /// What the change has typed is typed only if its command lets one type again.
  private func repeatChange() -> UInt8 {
    guard let change = vi.last else { return UInt8(CC_ERROR) }
    retyped = change.text.map { $0.composed + change.end }
    var keys = change.keys.unicodeScalars
    if let key = change.motion, let motion = motion(for: key, behind: change.operation) {
      keys.removeLast()
      keys.append(motion)
    }
    el_push(editor, String(keys) + (retyped == nil ? "" : String(Self.probe)))
    return UInt8(CC_NORM)
  }

  private func settle(isTyping: Bool) -> UInt8 {
    if let text = retyped {
      retyped = nil
      if isTyping { el_push(editor, text) }
    } else {
      vi.settle(isTyping: isTyping)
    }
    // The command and its number go on.
    return UInt8(CC_ARGHACK)
  }
}
