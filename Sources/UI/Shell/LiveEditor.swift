import Prompt

/// A line editor with a person at it, who can type while work is under way, and interrupt it.
public protocol LiveEditor: LineEditor {
  /// One element for each ^C while the shell is busy.
  nonisolated var interrupts: AsyncStream<Void> { get }

  /// One element for each new size of the terminal.
  nonisolated var resizes: AsyncStream<Void> { get }

  /// Begins the next line with `text`, for the person to go on from; false if this terminal can't.
  nonisolated func prefill(_ text: String, forgettingKeys: Bool) async -> Bool

  /// Keeps a command for the up arrow and for later sessions, unless it begins with a space.
  nonisolated func remember(_ command: String) async

  /// Offers help to the person who types.
  nonisolated func assist(with assistance: LineAssistance)

  /// Gives the line that is being typed, or comes next, another prompt, where that can be redrawn.
  nonisolated func setPrompt(_ prompt: String)

  /// Shows lines below the one that is being typed, in place of those before.
  nonisolated func showBelow(_ lines: [Text])

  /// Whether such lines can be seen at this terminal.
  nonisolated func canShowBelow() async -> Bool

  /// Says what `key`, a slash or a space, does as the first one of an empty line; `nil` for nothing
  /// but its own.
  nonisolated func setMeaning(of key: Unicode.Scalar, onEmptyLine meaning: EmptyLineKey?)

  /// Says whether work is under way that ^C shall cancel; otherwise ^C clears the line.
  nonisolated func setBusy(_ isBusy: Bool)
}

extension TerminalEditor: LiveEditor {}
