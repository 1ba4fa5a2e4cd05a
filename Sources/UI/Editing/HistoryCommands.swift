import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let undo = Command(
    "undo", summary: "Undo the last edit", example: "weigh 1 3", "undo",
    help: [
      "It undoes the last edit of the session, in any decision, and restores the file byte for byte. "
        + "Repeat it to undo the edit before."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.undo() else {
      throw CommandError("there is no edit to undo")
    }
    // The decision that `new` created is gone.
    guard outcome == .done, let key = session.editing.createdKey,
      session.router.route.topic?.decision == key
    else { return outcome }
    return await session.router.go(to: .decisions)
  }

  static let redo = Command(
    "redo", summary: "Redo the edit that was undone", example: "weigh 1 3", "undo", "redo"
  ) {
    (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.redo() else {
      throw CommandError("there is no edit to redo")
    }
    return outcome
  }

  static let again = Command(
    "again", summary: "Retry the edits that failed", example: "inject files fail once", "weigh 1 3",
    "again",
    help: [
      "Edits that failed are kept in order, until `again` saves them or `forget` discards them."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    if session.editing.keptCount > 0 { try session.expectEditedPlace() }
    guard let outcome = await session.editing.tryAgain() else {
      throw CommandError("no edit has failed")
    }
    return outcome
  }

  static let forget = Command(
    "forget", summary: "Discard an edit that failed", example: "inject files fail", "weigh 1 3",
    "forget",
    help: ["It discards the edit that failed first. Repeat it to discard the next."]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let deed = session.editing.forget() else { throw CommandError("no edit has failed") }
    let rest = session.editing.keptCount
    session.terminal.show(
      "Discarded: \(deed.words)\(rest > 0 ? " (\(rest) more not saved)" : "")")
    return .done
  }
}
