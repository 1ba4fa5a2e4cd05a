import BusinessLogic
import Prompt

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

  static let again = Command(
    "again", summary: "Make the edits that failed",
    help: ["They are kept in order until `again` makes them or `forget` lets them go."]
  ) { (session, words) throws(CommandError) in
    try words.end()
    if session.editing.keptCount > 0 { try session.expectEditedPlace() }
    if await !session.editing.tryAgain() { throw CommandError("no edit has failed") }
  }

  static let forget = Command(
    "forget", summary: "Let an edit go that failed",
    help: ["The one that failed first; it can be said again for the next."]
  ) { (session, words) throws(CommandError) in
    try words.end()
    guard let edit = session.editing.forget() else { throw CommandError("no edit has failed") }
    let rest = session.editing.keptCount
    session.terminal.show("Forgotten: \(edit)\(rest > 0 ? " (\(rest) more kept)" : "")")
  }
}
