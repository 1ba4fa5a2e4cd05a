import Prompt

/// A line editor for a user who can type while commands run, and interrupt them.
package protocol LiveEditor: Sendable {
  func readLine(prompt: String) async -> LineEvent

  /// One element for each ^C while the shell is busy.
  nonisolated var interrupts: AsyncStream<Void> { get }

  /// One element for each new size of the terminal.
  nonisolated var resizes: AsyncStream<Void> { get }

  /// Begins the next line with `text` for the user to edit; `false` if the terminal can't.
  nonisolated func prefill(_ text: String, forgettingKeys: Bool) async -> Bool

  /// Saves a command to the history, unless it begins with a space.
  nonisolated func remember(_ command: String) async

  /// Changes the settings of the current and the next lines.
  nonisolated func set(_ change: (inout LineSettings) -> Void)

  nonisolated func canShowBelow() async -> Bool

  /// Runs a program that owns the terminal until it ends, with `input` as its standard input; returns
  /// its exit status, or `nil` if it can't be started.
  nonisolated func runChild(_ arguments: [String], input: String?) async -> Int32?

  /// Sets whether ^C cancels running work; otherwise it clears the line.
  nonisolated func setBusy(_ isBusy: Bool)
}

extension TerminalEditor: LiveEditor {}
