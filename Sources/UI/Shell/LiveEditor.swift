import Prompt

/// A line editor for a user who can type while commands run, and interrupt them.
package protocol LiveEditor: LineEditor {
  /// One element for each ^C while the shell is busy.
  nonisolated var interrupts: AsyncStream<Void> { get }

  /// One element for each new size of the terminal.
  nonisolated var resizes: AsyncStream<Void> { get }

  /// Begins the next line with `text` for the user to edit; `false` if the terminal can't.
  nonisolated func prefill(_ text: String, forgettingKeys: Bool) async -> Bool

  /// Saves a command to the history, unless it begins with a space.
  nonisolated func remember(_ command: String) async

  nonisolated func assist(with assistance: LineAssistance)

  /// Changes the prompt of the current or next line, if the terminal can redraw.
  nonisolated func setPrompt(_ prompt: String)

  /// Shows lines below the prompt in place of the previous ones.
  nonisolated func showBelow(_ lines: [Text])

  nonisolated func canShowBelow() async -> Bool

  /// Sets the action of a key, slash or space, typed first on an empty line; `nil` restores the
  /// key's own meaning.
  nonisolated func setMeaning(of key: Unicode.Scalar, onEmptyLine meaning: EmptyLineKey?)

  /// Sets whether ^C cancels running work; otherwise it clears the line.
  nonisolated func setBusy(_ isBusy: Bool)
}

extension TerminalEditor: LiveEditor {}
