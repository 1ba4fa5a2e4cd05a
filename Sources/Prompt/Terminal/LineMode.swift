/// A way of using the prompt in which every key counts, such as searching while one types.
///
/// It begins with a key on an empty line, see ``LiveEditor/setMeaning(of:onEmptyLine:)``, and lasts
/// as long as the line begins with that key. What it shows it draws below the line.
public protocol LineMode: AnyObject {
  /// The text behind the key has become `text`. It is told when no further key is waiting; the
  /// newest text is the one that counts.
  func textChanged(to text: String)

  /// The person moves through what is shown: 1 is down, -1 is up.
  func move(by distance: Int)

  /// The window has another size: there is more room below the line, or less.
  func windowChanged()

  /// Enter: the command to be carried out instead of the line, which ends the mode; `nil` if there
  /// is none, then it goes on. ^C cancels the task.
  func accept() async -> String?

  /// It is over, whether something was accepted or not; nothing that it draws is shown any more.
  func leave()
}

/// What a key does as the first one of an empty line.
public nonisolated enum EmptyLineKey: Sendable {
  /// It stands for a whole command.
  case command(String)
  /// It begins a mode, which is made with a function that shows lines below the line.
  case mode(@MainActor @Sendable (_ draw: @escaping @Sendable ([Text]) -> Void) -> any LineMode)
}
