import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let undo = Command(
    "undo", summary: "Take the last edit back",
    help: [
      "In whatever decision it was; the file is byte for byte what it was before. It can be said "
        + "again for the edit before that."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.undo() else {
      throw CommandError("there is no edit to take back")
    }
    return outcome
  }

  static let redo = Command("redo", summary: "Make the edit again that `undo` took back") {
    (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.redo() else {
      throw CommandError("there is no edit to make again")
    }
    return outcome
  }

  static let again = Command(
    "again", summary: "Make the edits that failed",
    help: ["They are kept in order until `again` makes them or `forget` lets them go."]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    if session.editing.keptCount > 0 { try session.expectEditedPlace() }
    guard let outcome = await session.editing.tryAgain() else {
      throw CommandError("no edit has failed")
    }
    return outcome
  }

  static let forget = Command(
    "forget", summary: "Let an edit go that failed",
    help: ["The one that failed first; it can be said again for the next."]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let edit = session.editing.forget() else { throw CommandError("no edit has failed") }
    let rest = session.editing.keptCount
    session.terminal.show("Forgotten: \(edit)\(rest > 0 ? " (\(rest) more kept)" : "")")
    return .done
  }
}
