/// A line editor with a person at it, who can type while work is under way, and interrupt it.
public protocol LiveEditor: LineEditor {
  /// One element for each ^C while the shell is busy.
  nonisolated var interrupts: AsyncStream<Void> { get }

  /// Begins the next line with `text`, for the person to go on from; false if this terminal can't.
  nonisolated func prefill(_ text: String) async -> Bool

  /// Keeps a command for the up arrow and for later sessions, unless it begins with a space.
  nonisolated func remember(_ command: String) async

  /// Says whether work is under way that ^C shall cancel; otherwise ^C clears the line.
  nonisolated func setBusy(_ isBusy: Bool)
}

extension TerminalEditor: LiveEditor {}
