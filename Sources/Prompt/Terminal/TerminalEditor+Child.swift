import Threads

extension TerminalEditor {
  /// Runs another program in the terminal, with the terminal's original modes, until it ends.
  /// Returns its exit status, or 128 plus the number of the signal that ended it; `nil` if it can't
  /// be started.
  ///
  /// The first of `arguments` is a path or a name to look up in `PATH`. `input` becomes its
  /// standard input; without it, the program reads the keyboard. Output and calls to read a line
  /// wait meanwhile.
  package func runChild(_ arguments: [String], input: String? = nil) -> Int32? {
    guard !isClosed else { return nil }
    flush()
    return lendTerminal(to: arguments, input: input)
  }

  /// Whether a pager may run: not while a line is edited, and not if keys are waiting, which are
  /// for the prompt.
  var canTurnPages: Bool {
    pager != nil && !isEditing && !isClosed && keys.isEmpty && !KeyInput.isComing(within: 0)
  }

  /// Shows `text` in the pager. Returns `false` if the pager can't be started.
  func turnPages(of text: String) -> Bool {
    let status = pager.flatMap { lendTerminal(to: ["/bin/sh", "-c", $0], input: text) }
    // The shell's exit statuses for a command not found or not executable (POSIX.1, 2.8.2).
    return status.map { $0 != 127 && $0 != 126 } ?? false
  }

  /// Runs a program without flushing first: a pager runs while more output may wait behind its
  /// text. It stays in the terminal's foreground process group, so that ^C and ^Z reach it.
  private func lendTerminal(to arguments: [String], input: String?) -> Int32? {
    display.leave()
    let child = Spawn.start(arguments, input: input.map { Array($0.utf8) })
    let status = child.map { TerminalSignals.wait(for: $0) { handle(signal: $0) } }
    display.enter(afterInput: input != nil)
    return status
  }
}
