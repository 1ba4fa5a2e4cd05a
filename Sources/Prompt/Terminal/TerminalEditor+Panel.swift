import Threads

extension TerminalEditor {
  package nonisolated func showBelow(_ lines: [Text]) {
    below.withLock { $0 = lines }
    thread.wake()
  }

  package nonisolated func assist(with assistance: LineAssistance) {
    self.assistance.withLock { $0 = assistance }
  }

  package func canShowBelow() -> Bool { libedit != nil }

  /// Sets the prompt of the current or next line: an earlier command may change it while this line
  /// is typed.
  package nonisolated func setPrompt(_ prompt: String) {
    wantedPrompt.withLock { $0 = prompt }
    thread.wake()
  }

  private func updatePrompt() {
    guard let libedit, !libedit.isAside, let prompt = wantedPrompt.withLock({ $0 }),
      prompt != shownPrompt
    else { return }
    shownPrompt = prompt
    redraw { libedit.painter.prompt = prompt }
  }

  /// Updates the prompt and the panel. Called once all typed keys are handled.
  func drawPanel() {
    guard isEditing, !isClosed, let libedit else { return }
    updatePrompt()
    let (line, isAside) = (libedit.line, libedit.isAside)
    // A paste refers to the rows shown when it arrived, although the question about it hides the
    // line.
    noteBegun(isEmpty: line.text.isEmpty && !isAside && !isAccepting)
    tellMode(of: line)
    let hints = isAside ? [] : lineMode?.lines ?? hints(for: line)
    let (columns, rows) = TerminalModes.size
    let (cursor, lastRow) = libedit.painter.extent(of: line)
    let wanted = Panel(
      hints + below.withLock { $0 }, columns: columns, rows: rows - 1 - lastRow, palette: palette)
    guard wanted != panel else { return }
    Descriptor.write(wanted.drawing(from: cursor, below: lastRow), to: STDOUT_FILENO)
    panel = wanted
  }

  private func hints(for line: LineState) -> [Text] {
    assistance.withLock { $0 }.hints(line.string, line.beforeCursor)
  }

  /// Whether keys currently don't edit the line.
  var isAside: Bool { libedit?.isAside == true }

  /// Notes whether the line is empty. A continued line keeps the number of the line that it
  /// continues.
  func noteBegun(isEmpty: Bool) {
    let isContinued = assistance.withLock { $0.isContinued }
    let isPasteHeld = libedit?.isLineWaiting == true
    begunLines.withLock {
      if isPasteHeld { $0.pasteIsHeld() } else { $0.lineBecame(isEmpty: isEmpty && !isContinued) }
    }
  }

  /// Applies `change` and redraws the line, below `text` if any. Erases the panel.
  func redraw(below text: String = "", after change: () -> Void = {}) {
    // Without libedit, typed text stays on its row, since only the kernel knows it.
    Descriptor.write((libedit?.makeRoom() ?? "\n") + text, to: STDOUT_FILENO)
    panel = Panel()
    change()
    drawLine()
  }

  /// Draws the prompt and the line at the start of a row.
  func drawLine() {
    if let libedit { libedit.redraw() } else { Descriptor.write(shownPrompt, to: STDOUT_FILENO) }
  }

  /// Gives the terminal back to its original modes, with the line above the cursor.
  func leaveTerminal() {
    panel = Panel()
    if isEditing {
      if let libedit { libedit.leave() } else { Descriptor.write("\n", to: STDOUT_FILENO) }
    }
    libedit?.exit()
  }

  /// Erases the panel, since libedit expects the rows below the line to be empty.
  func erasePanel() {
    guard panel != Panel(), isEditing, let libedit else { return }
    let (cursor, lastRow) = libedit.painter.extent(of: libedit.line)
    Descriptor.write(panel.erasing(from: cursor, below: lastRow), to: STDOUT_FILENO)
    panel = Panel()
  }
}
