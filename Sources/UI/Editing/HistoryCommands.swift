import BusinessLogic

extension Command {
  static let undo = Command(
    "undo", summary: "Take the last edit back",
    help: [
      "In whatever decision it was; the file is byte for byte what it was before. It can be said "
        + "again for the edit before that."
    ]
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
    if session.editing.hasFailed { try session.expectEditedPlace() }
    if await !session.editing.tryAgain() { throw CommandError("no edit has failed") }
  }
}
