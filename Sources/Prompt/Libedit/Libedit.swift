import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Typing with libedit: its keys, and the user's `~/.editrc`; history, undo and pastes are ours.
nonisolated final class Libedit: LineDiscipline {
  let editor: OpaquePointer
  private let drawing: LibeditDrawing
  let history: LineHistory
  var walk = HistoryWalk()
  private let palette: Palette
  private(set) var prompt = ""
  private var promptForC: UnsafeMutablePointer<CChar>?
  var undo = LineUndo()
  private(set) var keyboard = Keyboard.unplugged
  var keptKey: Key?
  var lastKey = Key.end
  var keyBefore = Key.end

  /// A line that the one being typed is to become before its next key.
  var draft: LineUndo.State?

  /// Lines for the next prompts to begin with, the last one first.
  var kept: [LineUndo.State] = []

  /// The lines of a paste that are to be run.
  var block: [String]?

  /// The line as it was on the screen before the key that is being dealt with.
  var shown: LineUndo.State?

  /// Whether the line was higher than the screen when it was drawn last.
  var isHigh = false

  /// Whether libedit has drawn the line since that key, other than by adding what was typed.
  var isDrawn = false

  /// How long a line libedit's buffers are known to hold, in characters: less than it begins with.
  var room = 512

  /// The terminal's size when libedit looked at it last.
  private(set) var window = (columns: 0, rows: 0)

  /// How many cells the longest line had so far: ^Y can bring back as many.
  var longest = 0

  var question = LibeditQuestion()

  /// Completes the word before the cursor.
  var complete: () -> Void = {}

  /// Opens the line in the person's own editor; false if that can't be.
  var editElsewhere: () -> Bool = { false }

  /// Whether the arrows bring back earlier lines.
  var walksHistory: () -> Bool = { true }

  /// Does what a key stands for on an empty line; false if it only stands for itself.
  var begin: (Unicode.Scalar) -> Bool = { _ in false }

  /// Whether vi's commands were gone to in this line.
  var hasLeftTyping = false

  var vi = ViKeys()

  /// What the change that is being made again will type.
  var retyped: String?

  let isRaw = true

  var isAside = false

  var isLineWaiting = false

  /// Fails where libedit can't draw on this terminal, or is not to edit lines.
  init?(program: String, history file: HistoryFile?, palette: Palette) {
    // Before libedit starts: it loses accents in a locale that is not UTF-8, as without LANG.
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where locale_is_utf8() == 0 {
      setlocale(LC_CTYPE, name)
    }
    guard let editor = editline_start(program) else { return nil }
    guard editline_can_move_up(editor) != 0, let drawing = LibeditDrawing(of: editor) else {
      el_end(editor)
      return nil
    }
    self.editor = editor
    self.drawing = drawing
    history = LineHistory(file: file)
    self.palette = palette
    setUp()
    // The person wants the kernel to edit lines, in the modes that libedit has left by now.
    guard editline_is_editing(editor) != 0 else {
      TerminalModes.restore()
      return nil
    }
  }

  deinit {
    el_end(editor)
    free(promptForC)
  }

  private func setUp() {
    editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    // libedit's own handler would send each signal to the shell that started us, too.
    editline_set_signals(editor, 0)
    editline_set_prompt(editor) { Libedit.owner(of: $0)?.promptToDraw() }
    editline_set_reader(editor) { editor, character in
      Libedit.owner(of: editor)?.readKey(into: character) ?? -1
    }
    history.attach(to: editor)
    editline_set_editor(editor, "emacs")
    addCommands()
    bindKeys()
    el_source(editor, nil)
    // The user's `bind -v` or `bind -e` has put the keymaps' own meanings back.
    if areKeysLost { bindKeys() }
    // After the user's file, which knows nothing of wide characters.
    editline_forget_shifting(editor)
    drawing.knowsCells = editline_go_from_beginning(editor) == 0
    // ^S is a key, too; as flow control it would hold the whole program until somebody knew ^Q.
    for flag in ["-isig", "-ixon"] { editline_set_flag(editor, "-d", flag) }
    // Between two lines libedit goes back to "its" cooked mode; typing ahead shall not show there.
    for flag in ["-isig", "-ixon", "-icanon", "-echo"] { editline_set_flag(editor, "-x", flag) }
  }

  func edit(prompt: String, keyboard: Keyboard) -> LineEvent {
    setPrompt(prompt)
    self.keyboard = keyboard
    undo = LineUndo()
    draft = kept.popLast()
    shown = nil
    isHigh = false
    question = LibeditQuestion()
    walk = HistoryWalk()
    history.catchUp()
    hasLeftTyping = false
    vi.beginLine()
    retyped = nil
    defer { self.keyboard = .unplugged }

    // libedit shows the prompt before it switches the terminal, and switches back after the line:
    // keys typed at these moments would be lost.
    enter()
    var count: Int32 = 0
    let typed = el_gets(editor, &count).map { String(cString: $0) }
    putDrawing()
    // First: after `:edit off`, said with vi's keys, libedit returns what had been typed before ^C.
    if lastKey == .interrupt {
      // -1 tells that libedit stopped where it was; from a search it has left for the next row.
      if count == -1 || typed != nil { Descriptor.write("\n", to: 1) }
      enter()
      return .interrupted
    }
    if let line = typed?.dropLast(typed?.last == "\n" ? 1 : 0) {
      leaveNoRow(behind: line)
      enter()
      return .line(String(line))
    }
    if let block {
      self.block = nil
      enter()
      return .block(block)
    }
    Descriptor.write("\n", to: 1)
    return .end
  }

  func remember(_ line: String) {
    history.add(line)
  }

  func beginNextLine(with text: String) {
    let text = Array(text.unicodeScalars)
    kept.append(LineUndo.State(text: text, cursor: text.count))
  }

  /// The prompt with its colour, which takes no room, between marks. libedit loses one at the end:
  /// the blank there comes behind the last.
  func coloured(_ prompt: String) -> String {
    let (on, off) = palette.marks(of: .prompt)
    guard !on.isEmpty, prompt.last == " " else { return prompt }
    return "\u{1}\(on)\u{1}\(prompt.dropLast())\u{1}\(off)\u{1} "
  }

  /// Asked whenever libedit draws the line.
  private func promptToDraw() -> UnsafeMutablePointer<CChar>? {
    isDrawn = true
    return promptForC
  }

  func setPrompt(_ prompt: String) {
    self.prompt = prompt
    free(promptForC)
    promptForC = strdup(coloured(prompt))
  }

  func redraw() {
    _ = heighten()
    isHigh = isHigher(line)
    editline_redraw(editor)
    putDrawing()
    overlay()
  }

  /// Writes what libedit has drawn; before anything else is written, and before a key is waited for.
  func putDrawing() {
    let drawn = drawing.take(columns: size.columns)
    guard isHigh, !isAsking else { return _ = Descriptor.write(drawn, to: STDOUT_FILENO) }
    // ^L
    if drawn.contains("\u{1B}[2J") { Descriptor.write("\u{1B}[H\u{1B}[2J", to: STDOUT_FILENO) }
  }

  func leave() {
    let cursor = line.cursor
    goToEnd(showing: "\n")
    el_cursor(editor, Int32(cursor - line.cursor))
  }

  func goToEnd(showing mark: String) {
    show { _ = el_cursor(editor, Int32(line.text.count)) }
    Descriptor.write(moveToEnd() + mark, to: 1)
  }

  func resize() -> Bool {
    let new = TerminalModes.size
    guard new != window else { return false }
    Descriptor.write(makeRoom(new), to: 1)
    fitWindow()
    redraw()
    return true
  }

  private func fitWindow() {
    window = TerminalModes.size
    el_resize(editor)
  }

  func enter() {
    // While something else had the terminal nobody told of a new size.
    fitWindow()
    editline_set_raw(editor, 1)
    TerminalModes.bracketPastes()
  }

  func exit() {
    editline_set_raw(editor, 0)
    TerminalModes.restore()
  }

  static func owner(of editor: OpaquePointer?) -> Libedit? {
    guard let editor, let owner = editline_owner(editor) else { return nil }
    return Unmanaged<Libedit>.fromOpaque(owner).takeUnretainedValue()
  }
}
