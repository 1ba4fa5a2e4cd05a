import BusinessLogic
import ReactiveHybrid

extension Command {
  static let draft = Command(
    "draft", summary: "Try edits in memory, until `keep` or `drop`", example: "draft", "weigh 1 3",
    "compare", "drop",
    help: [
      "Edits, weights and choices change a copy; `compare`, `flip` and all other commands show it. `diff` "
        + "lists what the draft has changed, `undo` takes its edits back one by one."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.draft() else {
      throw CommandError("a draft is open: `keep` or `drop` ends it")
    }
    return outcome
  }

  static let keep = Command(
    "keep", summary: "Write the draft to the files", example: "draft", "weigh 1 3", "keep",
    help: [
      "All edits of the draft become one, which `undo` takes back. If a file changed since the draft "
        + "copied it, nothing is written and the draft stays open."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.keep() else { throw noDraft }
    return outcome
  }

  static let drop = Command(
    "drop", summary: "Drop the draft", example: "draft", "weigh 1 3", "drop"
  ) {
    (session, context, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.editing.drop() else { throw noDraft }
    return outcome
  }

  private static let noDraft = CommandError("no draft is open: `draft` opens one")
}

extension Session {
  var isDrafting: Bool { hasEditing && editing.isDrafting }
}
