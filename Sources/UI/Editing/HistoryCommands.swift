import BusinessLogic

extension Command {
  static let undo = Command(
    "undo", summary: "Take the last edit back, in whatever decision it was"
  ) { (session, words) throws(CommandError) in
    try words.end()
    if await !session.editing.undo() { throw CommandError("there is no edit to take back") }
  }

  static let redo = Command("redo", summary: "Make the edit again that `undo` took back") {
    (session, words) throws(CommandError) in
    try words.end()
    if await !session.editing.redo() { throw CommandError("there is no edit to make again") }
  }

  static let again = Command("again", summary: "Try the edit again that failed") {
    (session, words) throws(CommandError) in
    try words.end()
    if await !session.editing.tryAgain() { throw CommandError("no edit has failed") }
  }
}
