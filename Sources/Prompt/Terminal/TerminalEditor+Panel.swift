import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Replaces the lines shown below the current line. Returns at once; can be called from any
  /// thread. Does nothing on a terminal that can't redraw.
  public nonisolated func showBelow(_ lines: [Text]) {
    below.withLock { $0 = lines }
    thread.wake()
  }

  /// Sets the hints, completion and external editing for the line.
  public nonisolated func assist(with assistance: LineAssistance) {
    self.assistance.withLock { $0 = assistance }
  }

  /// Whether the terminal can show lines below the current line.
  public func canShowBelow() -> Bool {
    discipline.isRaw
  }

  /// Changes the prompt of the current or next line. Returns at once; can be called from any
  /// thread. An earlier command may change the prompt while this line is typed.
  public nonisolated func setPrompt(_ prompt: String) {
    wantedPrompt.withLock { $0 = prompt }
    thread.wake()
  }

  private func updatePrompt() {
    guard let prompt = wantedPrompt.withLock({ $0 }), prompt != shownPrompt, discipline.isRaw,
      !discipline.isAside
    else { return }
    shownPrompt = prompt
    redraw { discipline.setPrompt(prompt) }
  }

  /// Updates the prompt and the panel. Called once all typed keys are handled.
  func drawPanel() {
    guard isEditing, !isClosed else { return }
    updatePrompt()
    guard let line = discipline.typed else { return }
    // A paste refers to the rows shown when it arrived, although the question about it hides the
    // line.
    noteBegun(isEmpty: line.text.isEmpty && !discipline.isAside && !isAccepting)
    tellMode(of: line)
    let hints = discipline.isAside ? [] : lineMode?.lines ?? hints(for: line)
    let (columns, rows) = TerminalModes.size
    let wanted = Panel(
      hints + below.withLock { $0 }, columns: columns, rows: rows - line.rows,
      palette: palette)
    guard wanted != panel else { return }
    Descriptor.write(wanted.drawing(below: line), to: STDOUT_FILENO)
    panel = wanted
  }

  private func hints(for line: TypedLine) -> [Text] {
    assistance.withLock { $0 }.hints(line.text, line.beforeCursor)
  }

  /// Notes whether the line is empty. A continued line keeps the number of the line that it
  /// continues.
  func noteBegun(isEmpty: Bool) {
    let isContinued = assistance.withLock { $0.isContinued }
    let isPasteHeld = discipline.isLineWaiting
    begunLines.withLock {
      if isPasteHeld { $0.pasteIsHeld() } else { $0.lineBecame(isEmpty: isEmpty && !isContinued) }
    }
  }

  /// Applies `change` and redraws the line, below `text` if any. Erases the panel.
  func redraw(below text: String = "", after change: () -> Void = {}) {
    Descriptor.write(discipline.makeRoom() + text, to: STDOUT_FILENO)
    panel = Panel()
    change()
    discipline.redraw()
  }

  /// Erases the panel, since libedit expects the rows below the line to be empty.
  func erasePanel() {
    guard panel != Panel(), isEditing, let line = discipline.typed else { return }
    Descriptor.write(panel.erasing(below: line), to: STDOUT_FILENO)
    panel = Panel()
  }
}
