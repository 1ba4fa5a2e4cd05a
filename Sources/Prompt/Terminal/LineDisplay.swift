import CLibrary
import Threads

/// The line that is typed and the panel below it, on the screen. Without libedit, the kernel shows
/// the line.
nonisolated final class LineDisplay {
  let libedit: Libedit?
  private(set) var isOpen = false
  private var prompt = ""
  private var isAtLineStart = true

  /// The candidates listed above the line since the last key other than Tab.
  var lastListed: String?

  init(_ libedit: Libedit?) { self.libedit = libedit }

  func open(prompt: String) {
    if !isAtLineStart { write("\n") }
    (self.prompt, isOpen) = (prompt, true)
  }

  func close() {
    (isOpen, isAtLineStart) = (false, true)
  }

  /// Writes text above the line.
  func put(_ text: String) {
    guard !text.isEmpty else { return }
    guard isOpen else {
      isAtLineStart = text.utf8.last == UInt8(ascii: "\n")
      return write(text)
    }
    // The line needs its own row, even if the text doesn't end with a line end.
    redraw(below: text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n")
  }

  /// Erases the line and everything below, writes `text`, applies `change`, and redraws the line.
  func redraw(below text: String = "", after change: () -> Void = {}) {
    // Without libedit, typed text stays on its row, since only the kernel knows it.
    write((libedit?.painter.makeRoom() ?? "\n") + text)
    change()
    draw()
  }

  func change(to line: String) {
    redraw { libedit?.replaceLine(with: LineState(line)) }
  }

  /// Inserts text into the next line, or into the current one unless the user has started it.
  func prefill(_ text: String) -> Bool {
    guard isOpen else {
      libedit?.kept.append((LineState(text), nil))
      return true
    }
    guard let libedit, libedit.line.text.isEmpty, !libedit.isAside else { return false }
    change(to: text)
    return true
  }

  /// Changes the prompt, unless keys currently don't edit the line.
  func change(prompt: String) {
    guard let libedit, !libedit.isAside, prompt != self.prompt else { return }
    self.prompt = prompt
    redraw { libedit.painter.prompt = prompt }
  }

  /// Replaces the completed word, and lists the candidates above the line.
  func apply(_ completion: Completion) {
    guard let libedit else { return }
    let (columns, rows) = TerminalModes.size
    // Leaves room for the line and the panel below it.
    let lines = Candidate.lines(
      of: completion.candidates, columns: columns, rows: max(2, rows - 4))
    let listed = lines.map { $0.rendered(in: libedit.painter.palette) + "\n" }.joined()
    // Tab was pressed again, and the list is already above the line.
    if listed == lastListed, !listed.isEmpty { return }
    lastListed = listed
    redraw(below: listed) { libedit.replace(completion.replaced, with: completion.text) }
  }

  /// Draws the prompt and the line at the start of a row.
  private func draw() {
    if let libedit { libedit.redraw() } else { write(prompt) }
  }

  func show(_ lines: [Text]) {
    if let libedit { write(libedit.painter.show(lines)) }
  }

  func erasePanel() {
    if let libedit { write(libedit.painter.erasePanel()) }
  }

  /// Adapts the line to the terminal's size; returns whether that has changed.
  func resize() -> Bool {
    isOpen && libedit?.resize() == true
  }

  /// Gives the terminal back to its original modes, with the line above the cursor.
  func leave() {
    if isOpen {
      if let libedit { libedit.leave() } else { write("\n") }
    }
    libedit?.exit()
  }

  /// Takes the terminal again.
  func enter() {
    libedit?.enter()
    if isOpen { draw() }
  }

  /// Takes the terminal again after a child, with `input` on a pipe or with the keyboard.
  func enter(afterInput hasInput: Bool) {
    libedit?.enter()
    isAtLineStart = true
    if isOpen {
      write("\r" + LinePainter.erasing)
      draw()
    } else if libedit != nil {
      // The kernel has echoed anything typed ahead while an editor had its own window: erase it. A
      // pager's last line should stay: a row of spaces wraps to the next row, unless the cursor was
      // already at the start of an empty one.
      let count = hasInput ? TerminalModes.size.columns : 0
      write(String(repeating: " ", count: count) + "\r\u{1B}[K")
    }
  }

  func readKernelLine(_ nextKey: () -> Key) -> LineEvent {
    draw()
    var line = String.UnicodeScalarView()
    while true {
      switch nextKey() {
      case .scalar("\n"): return .line(String(line))
      case .scalar(let scalar): line.append(scalar)
      case .paste: break
      case let event:
        write("\n")
        if event == .interrupt { return .interrupted }
        return line.isEmpty ? .end : .line(String(line))
      }
    }
  }

  private func write(_ text: String) {
    Descriptor.write(text, to: STDOUT_FILENO)
  }
}
