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

  /// Brings the panel up to date; called when everything that was typed has been dealt with.
  func drawPanel() {
    guard isEditing, !isClosed, let line = discipline.typed else { return }
    // A question about a paste takes the line away for a moment only.
    if !discipline.isAside || !line.text.isEmpty {
      begunLines.withLock { $0.lineBecame(line.text) }
    }
    tellMode(of: line)
    let hints =
      lineMode.map { discipline.isAside ? [] : $0.lines }
      ?? assistance.withLock { $0 }.hints(line.text, line.beforeCursor)
    let (columns, rows) = TerminalModes.size
    let wanted = Panel(
      hints + below.withLock { $0 }, columns: columns, rows: rows - line.rows,
      palette: palette)
    guard wanted != panel else { return }
    Descriptor.write(wanted.drawing(below: line), to: STDOUT_FILENO)
    panel = wanted
  }

  /// Leaves the rows below to libedit, which takes them to be empty.
  func erasePanel() {
    guard panel != Panel(), isEditing, let line = discipline.typed else { return }
    Descriptor.write(panel.erasing(below: line), to: STDOUT_FILENO)
    panel = Panel()
  }
}
