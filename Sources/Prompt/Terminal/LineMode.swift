/// A mode of the prompt that reacts to every key, such as searching as you type.
///
/// A key on an empty line starts it, see ``LineSettings/emptyLineKeys``. It lasts
/// as long as the line starts with that key, and draws below the line.
package protocol LineMode: AnyObject {
  /// Called when the text after the key has changed and no more keys are waiting. Only the newest
  /// text matters.
  func textChanged(to text: String)

  /// Moves the selection: 1 is down, -1 is up.
  func move(by distance: Int)

  /// Called when the window's size, and so the room below the line, has changed.
  func windowChanged()

  /// Handles Enter. Returns the command to run in place of the line, which ends the mode; `nil` to
  /// continue. ^C cancels the task.
  func accept() async -> String?

  /// Called when the mode has ended. Nothing that it draws afterwards is shown.
  func leave()
}

/// The meaning of a key that is pressed on an empty line.
package nonisolated enum EmptyLineKey: Sendable {
  case command(String)
  /// Starts a mode. The function receives one that shows lines below the current line.
  case mode(@MainActor @Sendable (_ draw: @escaping @Sendable ([Text]) -> Void) -> any LineMode)
}
