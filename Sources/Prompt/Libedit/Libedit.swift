import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Typing with libedit: it knows the keys, the user's `~/.editrc` and the line, but draws into nothing.
/// History, undo, pastes and the picture of the line are ours.
nonisolated final class Libedit: LineDiscipline {
  let editor: OpaquePointer
  let history: LineHistory
  var painter: LinePainter
  var undo = LineUndo()
  private(set) var keyboard = Keyboard.unplugged
  var keptKey: Key?
  var lastKey = Key.end
  var keyBefore = Key.end
  var areFirstKeysBound = false

  /// How long the line was when libedit's window was last made wide enough.
  var countedLength = Int.min / 2

  /// How many digits of a number behind an escape were typed.
  var digits = 0

  /// A line that the one being typed is to become before its next key.
  var draft: LineState?

  /// Lines for the next prompts to begin with, the last one first.
  var kept: [LineState] = []

  /// The lines of a paste that are to be run.
  var block: [String]?

  /// Completes the word before the cursor.
  var complete: () -> Void = {}

  /// Opens the line in the person's own editor; false if that can't be.
  var editElsewhere: () -> Bool = { false }

  /// Whether the arrows bring back earlier lines.
  var walksHistory: () -> Bool = { true }

  /// Does what a key stands for on an empty line; false if it only stands for itself.
  var begin: (Unicode.Scalar) -> Bool = { _ in false }

  let isRaw = true
  var isAside = false
  var isLineWaiting = false

  /// Fails where a line can't be drawn again on this terminal, or libedit is not to edit lines.
  init?(program: String, history file: HistoryFile?, palette: Palette) {
    // Before libedit starts: it loses accents in a locale that is not UTF-8, as without LANG.
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where locale_is_utf8() == 0 {
      setlocale(LC_CTYPE, name)
    }
    guard let editor = editline_start(program) else { return nil }
    guard editline_can_move_up(editor) != 0 else {
      el_end(editor)
      return nil
    }
    self.editor = editor
    history = LineHistory(file: file)
    painter = LinePainter(palette: palette)
    setUp()
    // The person wants the kernel to edit lines, in the modes that libedit has left by now.
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
    editline_draw_nowhere(editor)
    // libedit's own handler would send each signal to the shell that started us, too.
    editline_set_signals(editor, 0)
    editline_set_reader(editor) { editor, character in
      Libedit.owner(of: editor)?.readKey(into: character) ?? -1
    }
    editline_set_editor(editor, "emacs")
    addCommands()
    bindKeys()
    el_source(editor, nil)
    // The user's `bind -v` or `bind -e` has put the keymaps' own meanings back.
    if areKeysLost { bindKeys() }
    // ^S is a key, too; as flow control it would hold the whole program until somebody knew ^Q.
    for flag in ["-isig", "-ixon"] { editline_set_flag(editor, "-d", flag) }
    // Between two lines libedit goes back to "its" cooked mode; typing ahead shall not show there.
    for flag in ["-isig", "-ixon", "-icanon", "-echo"] { editline_set_flag(editor, "-x", flag) }
  }

  func edit(prompt: String, keyboard: Keyboard) -> LineEvent {
    painter.prompt = prompt
    self.keyboard = keyboard
    undo = LineUndo()
    countedLength = .min / 2
    draft = kept.popLast()
    history.catchUp()
    history.attach(to: editor, isOpen: walksHistory())
    // libedit switches the terminal to its mode late, and back after the line: keys typed at these
    // moments would be lost.
    enter()
    defer {
      self.keyboard = .unplugged
      painter.leave()
      enter()
    }
    var count: Int32 = 0
    let typed = el_gets(editor, &count).map { String(cString: $0) }
    if lastKey == .interrupt {
      write("\n")
      return .interrupted
    }
    if let line = typed?.dropLast(typed?.last == "\n" ? 1 : 0) {
      let line = LineState(String(line))
      write(painter.draw(line))
      // Behind a row that is full the cursor is in the next one already, which no longer belongs to it.
      write(painter.place(in: line).column > 0 ? "\n" : "\u{1B}[K")
      return .line(line.string)
    }
    if let block {
      self.block = nil
      return .block(block)
    }
    write("\n")
    return .end
  }

  func remember(_ line: String) {
    history.add(line)
  }

  func beginNextLine(with text: String) {
    kept.append(LineState(text))
  }

  func setPrompt(_ prompt: String) {
    painter.prompt = prompt
  }

  func redraw() {
    widen()
    // For what libedit takes to be shown.
    editline_redraw(editor)
    write(painter.draw(line))
  }

  func makeRoom() -> String {
    painter.makeRoom(painter.size)
  }

  func leave() {
    goToEnd(showing: "\n\u{1B}[J")
    painter.leave()
  }

  /// Writes `mark` behind the line.
  func goToEnd(showing mark: String) {
    write(painter.draw(line.atEnd) + mark)
  }

  func resize() -> Bool {
    let new = TerminalModes.size
    guard new != painter.size else { return false }
    write(painter.makeRoom(new))
    painter.size = new
    redraw()
    return true
  }

  func enter() {
    // While something else had the terminal nobody told of a new size.
    painter.size = TerminalModes.size
    editline_set_raw(editor, 1)
    TerminalModes.bracketPastes()
  }

  func exit() {
    editline_set_raw(editor, 0)
    TerminalModes.restore()
  }

  func write(_ text: String) {
    Descriptor.write(text, to: STDOUT_FILENO)
  }

  static func owner(of editor: OpaquePointer?) -> Libedit? {
    guard let editor, let owner = editline_owner(editor) else { return nil }
    return Unmanaged<Libedit>.fromOpaque(owner).takeUnretainedValue()
  }
}
