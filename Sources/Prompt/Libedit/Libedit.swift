import CEditLine
import CLibrary
import Threads

/// Edits lines with libedit, which handles keys, `~/.editrc` and the text but draws nothing.
/// History, undo, pasting and drawing are our own.
nonisolated final class Libedit {
  let editor: OpaquePointer
  let history: LineHistory
  var painter: LinePainter
  var undo = LineUndo()
  /// Owns this, and calls it on its own thread.
  unowned let host: TerminalEditor
  var keptKey: Key?
  var lastKey = Key.end
  var keyBefore = Key.end
  var areFirstKeysBound = false
  var countedLength = Int.min / 2

  /// The number of digits typed of a repeat count after an escape.
  var digits = 0

  /// The text that replaces the current line before its next key.
  var draft: LineState?

  /// The initial text of the next prompts, in reverse order, with the number of a line that was
  /// begun before.
  var kept: [(line: LineState, number: Int?)] = []

  /// The result if libedit returns no line.
  var outcome = LineEvent.end

  /// Whether keys currently don't edit the line, but answer a question about a paste or search the
  /// history.
  var isAside = false

  /// Fails if the terminal can't move the cursor up, or if `.editrc` turns editing off.
  init?(program: String, history file: HistoryFile?, palette: Palette, host: TerminalEditor) {
    // libedit drops accents in a locale that is not UTF-8, such as without LANG. Set before it
    // starts.
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where locale_is_utf8() == 0 {
      setlocale(LC_CTYPE, name)
    }
    guard let editor = editline_start(program) else { return nil }
    (self.editor, self.host) = (editor, host)
    history = LineHistory(file: file)
    painter = LinePainter(palette: palette)
    setUp()
    // `.editrc` has turned editing off. libedit has already changed the terminal's modes.
    guard editline_is_editing(editor) != 0 else {
      TerminalModes.restore()
      return nil
    }
  }

  deinit {
    el_end(editor)
  }

  private func setUp() {
    editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    editline_set_reader(editor) { editor, character in
      Libedit.owner(of: editor)?.readKey(into: character) ?? -1
    }
    addCommands()
    KeyTable.bind(to: editor)
    el_source(editor, nil)
    // A `bind -v` or `bind -e` in `.editrc` resets the keymaps.
    if KeyTable.isLost(in: editor) { KeyTable.bind(to: editor) }
    // ^S is a key here. As flow control it would freeze the program until the user finds ^Q.
    for flag in ["-isig", "-ixon"] { editline_set_flag(editor, "-d", flag) }
    // Between two lines libedit returns to its cooked mode. Typing ahead must not echo there
    // either.
    for flag in ["-isig", "-ixon", "-icanon", "-echo"] { editline_set_flag(editor, "-x", flag) }
  }

  /// Shows `prompt` and edits a line until it is accepted, interrupted or ended. The arrows recall
  /// earlier lines if `walksHistory` is `true`.
  func edit(prompt: String, walksHistory: Bool) -> LineEvent {
    painter.prompt = prompt
    undo = LineUndo()
    countedLength = .min / 2
    let next = kept.popLast()
    draft = next?.line
    if let number = next?.number { host.begunLines.withLock { $0.current = number } }
    history.catchUp()
    history.attach(to: editor, isOpen: walksHistory)
    // libedit enters its mode late and leaves it after each line. Keys typed in between would be
    // lost.
    enter()
    defer {
      painter.leave()
      enter()
    }
    outcome = .end
    var count: Int32 = 0
    let typed = el_gets(editor, &count).map { String(cString: $0) }
    guard let typed, outcome == .end else {
      if outcome == .end { write("\n") }
      return outcome
    }
    let line = LineState(String(typed.dropLast(typed.last == "\n" ? 1 : 0)))
    write(painter.draw(line))
    // After a full row the cursor is already on the next one.
    write(painter.position(in: line).column > 0 ? "\n" : "\u{1B}[K")
    return .line(line.string)
  }

  /// Draws the prompt and the line at the start of a row.
  func redraw() {
    widen()
    editline_redraw(editor)
    write(painter.draw(line))
  }

  /// Leaves the line on the screen and moves the cursor to the row below it.
  func leave() {
    goToEnd(showing: "\n\u{1B}[J")
    painter.leave()
  }

  /// Writes `mark` after the line.
  func goToEnd(showing mark: String) {
    write(painter.draw(line.atEnd) + mark)
  }

  /// Adapts to the terminal's size. Returns `false` if it is unchanged.
  func resize() -> Bool {
    let new = TerminalModes.size
    guard new != painter.size else { return false }
    painter.size = new
    write(painter.makeRoom())
    redraw()
    return true
  }

  /// Puts the terminal into the mode for editing.
  func enter() {
    // The size may have changed while another program had the terminal.
    painter.size = TerminalModes.size
    editline_set_raw(editor, 1)
    TerminalModes.bracketPastes()
  }

  /// Restores the terminal's original mode.
  func exit() {
    editline_set_raw(editor, 0)
    TerminalModes.restore()
  }

  func write(_ text: String) {
    Descriptor.write(text, to: STDOUT_FILENO)
  }

  /// The keys that are already buffered, such as the rest of an escape sequence.
  var keys: KeyInput { ask { $0.keys } }

  /// Asks the terminal, on whose thread this runs.
  func ask<Answer: Sendable>(_ question: (isolated TerminalEditor) -> Answer) -> Answer {
    host.assumeIsolated(question)
  }

  static func owner(of editor: OpaquePointer?) -> Libedit? {
    guard let editor, let owner = editline_owner(editor) else { return nil }
    return Unmanaged<Libedit>.fromOpaque(owner).takeUnretainedValue()
  }
}
