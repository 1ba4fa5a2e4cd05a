import Threads

extension TerminalEditor {
  /// Adds a command to the history, unless it starts with a space.
  public func remember(_ command: String) {
    discipline.remember(command)
  }

  /// Inserts `text` into the next line. Keeps typed-ahead input after it, or drops and reports that
  /// input if `forgettingKeys` is `true`: it was typed before the user could see the reason to
  /// reconsider.
  ///
  /// Returns `false` if the kernel edits lines, if `text` contains control characters, or if the
  /// user has already started the line.
  public func prefill(_ text: String, forgettingKeys: Bool) -> Bool {
    guard discipline.isRaw, escaped(text) == text else { return false }
    if forgettingKeys { dropKeys() }
    begunLines.withLock { $0.forgetWaiting() }
    guard isEditing else {
      discipline.beginNextLine(with: text)
      return true
    }
    guard discipline.typed?.text.isEmpty == true, !discipline.isAside else { return false }
    change(to: text)
    return true
  }
}
