import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Shows these lines below the line that is being typed, in place of those before, from any
  /// thread and without waiting. Nothing is shown on a terminal that can't redraw.
  public nonisolated func showBelow(_ lines: [Text]) {
    below.withLock { $0 = lines }
    thread.wake()
  }

  /// Offers help to the person who types.
  public nonisolated func assist(with assistance: LineAssistance) {
    self.assistance.withLock { $0 = assistance }
  }

  /// Whether lines can be shown below the one that is being typed.
  public func canShowBelow() -> Bool {
    discipline.isRaw
  }

  /// Gives the line that is being typed, or comes next, another prompt, from any thread and without
  /// waiting: what was asked for on an earlier line may lead elsewhere while this one is typed.
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

  /// Brings prompt and panel up to date; called when everything that was typed has been dealt with.
  func drawPanel() {
    guard isEditing, !isClosed else { return }
    updatePrompt()
    guard let line = discipline.typed else { return }
    // A held paste names what was seen when it came; the question about it takes the line away.
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

  /// Notes whether a line is begun; one that goes on with a command was begun with that.
  func noteBegun(isEmpty: Bool) {
    let isContinued = assistance.withLock { $0.isContinued }
    let isPasteHeld = discipline.isLineWaiting
    begunLines.withLock {
      if isPasteHeld { $0.pasteIsHeld() } else { $0.lineBecame(isEmpty: isEmpty && !isContinued) }
    }
  }

  /// Shows the line that is being typed anew after `change`, below `text` if there is any; nothing is
  /// left below it.
  func redraw(below text: String = "", after change: () -> Void = {}) {
    Descriptor.write(discipline.makeRoom() + text, to: STDOUT_FILENO)
    panel = Panel()
    change()
    discipline.redraw()
  }

  /// Leaves the rows below to libedit, which takes them to be empty.
  func erasePanel() {
    guard panel != Panel(), isEditing, let line = discipline.typed else { return }
    Descriptor.write(panel.erasing(below: line), to: STDOUT_FILENO)
    panel = Panel()
  }
}
