import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Typing with libedit: its keys, its history, and the user's `~/.editrc`.
nonisolated final class Libedit: LineDiscipline {
  private let editor: OpaquePointer
  private let history: LineHistory
  private let palette: Palette
  private var prompt = ""
  private var promptForC: UnsafeMutablePointer<CChar>?
  private var nextKey: () -> Key = { .end }
  private var lastKey = Key.end

  let isRaw = true

  /// Fails where libedit can't draw on this terminal.
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
    self.palette = palette
    setUp()
  }

  deinit {
    el_end(editor)
    free(promptForC)
  }

  private func setUp() {
    editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    // libedit's own handler would send each signal to the shell that started us, too.
    editline_set_signals(editor, 0)
    editline_set_prompt(editor) { Libedit.owner(of: $0)?.promptForC }
    editline_set_reader(editor) { editor, character in
      Libedit.owner(of: editor)?.readKey(into: character) ?? -1
    }
    history.attach(to: editor)
    editline_set_editor(editor, "emacs")
    editline_bind(editor, "^W", "ed-delete-prev-word")
    editline_bind(editor, "\\e[1;5C", "em-next-word")
    editline_bind(editor, "\\e[1;5D", "ed-prev-word")
    el_source(editor, nil)
    // After the user's file: its `bind -v` would put the keymap's own meaning back.
    editline_bind(editor, "^R", "em-inc-search-prev")
    editline_set_flag(editor, "-d", "-isig")
    // Between two lines libedit goes back to "its" cooked mode; typing ahead shall not show there.
    for flag in ["-isig", "-icanon", "-echo"] { editline_set_flag(editor, "-x", flag) }
  }

  func edit(prompt: String, nextKey: @escaping () -> Key) -> LineEvent {
    self.prompt = prompt
    free(promptForC)
    promptForC = strdup(coloured(prompt))
    self.nextKey = nextKey
    defer { self.nextKey = { .end } }

    // libedit shows the prompt before it switches the terminal, and switches back after the line:
    // keys typed at these moments would be lost.
    enter()
    var count: Int32 = 0
    let typed = el_gets(editor, &count).map { String(cString: $0) }
    if let line = typed?.dropLast(typed?.last == "\n" ? 1 : 0) {
      enter()
      history.add(String(line))
      return .line(String(line))
    }
    if lastKey == .interrupt {
      // -1 tells that libedit stopped where it was; from a search it has left for the next row.
      if count == -1 { Descriptor.write("\n", to: 1) }
      enter()
      return .interrupted
    }
    Descriptor.write("\n", to: 1)
    return .end
  }

  /// The prompt with its colour, which takes no room, between marks. libedit loses one at the end:
  /// the blank there comes behind the last.
  private func coloured(_ prompt: String) -> String {
    let (on, off) = palette.marks(of: .prompt)
    guard !on.isEmpty, prompt.last == " " else { return prompt }
    return "\u{1}\(on)\u{1}\(prompt.dropLast())\u{1}\(off)\u{1} "
  }

  private func readKey(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    lastKey = nextKey()
    switch lastKey {
    case .scalar(let scalar):
      character?.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    case .interrupt:
      goToEnd(showing: "^C")
      return -1
    case .end:
      return 0
    }
  }

  func makeRoom() -> String {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return "\r\u{1B}[J" }
    let text = UnsafeBufferPointer(start: start, count: line.lastchar - start).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    let (columns, rows) = TerminalModes.size
    let geometry = LineGeometry(columns: columns) {
      let width = Int(wcwidth(wchar_t(bitPattern: $0.value)))
      return width < 0 ? nil : width
    }
    let row = min(
      geometry.cursorRow(prompt: prompt, text: text, cursor: line.cursor - start), rows - 1)
    return "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J"
  }

  func redraw() {
    editline_redraw(editor)
  }

  func leave() {
    goToEnd(showing: "\n")
  }

  private func goToEnd(showing mark: String) {
    Descriptor.write(makeRoom(), to: 1)
    if let line = el_wline(editor)?.pointee {
      el_cursor(editor, Int32(line.lastchar - line.cursor))
    }
    redraw()
    Descriptor.write(mark, to: 1)
  }

  func resize() {
    Descriptor.write(makeRoom(), to: 1)
    el_resize(editor)
    redraw()
  }

  func enter() {
    editline_set_raw(editor, 1)
  }

  func exit() {
    editline_set_raw(editor, 0)
    TerminalModes.restore()
  }

  private static func owner(of editor: OpaquePointer?) -> Libedit? {
    guard let editor, let owner = editline_owner(editor) else { return nil }
    return Unmanaged<Libedit>.fromOpaque(owner).takeUnretainedValue()
  }
}
