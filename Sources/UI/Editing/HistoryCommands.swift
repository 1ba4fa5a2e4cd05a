import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let undo = Command(
    "undo", summary: "Undo the last edit", example: ["weigh 1 3", "undo"],
    help: [
      "It undoes the last edit of the session, in any decision, and restores the file byte for byte. "
        + "Repeat it to undo the edit before."
    ]
  ) { session throws(CommandError) in
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
    "redo", summary: "Redo the edit that was undone", example: ["weigh 1 3", "undo", "redo"]
  ) { session throws(CommandError) in
    try await session.editing.redo().or("there is no edit to redo")
  }

  static let draft = Command(
    "draft", summary: "Try edits on copies, until `keep` or `drop`",
    example: ["draft", "weigh 1 3", "compare", "drop"],
    help: [
      "Edits, weights and choices change a copy; `compare`, `flip` and all other commands show it. `diff` "
        + "lists what the draft has changed, `undo` reverts its edits one by one.",
      "At a terminal, a draft of files survives the end of the session, even a kill: the next session on "
        + "the same path names it, and `draft` resumes it.",
    ]
  ) { session throws(CommandError) in
    try await session.editing.draft().or("a draft is open: `keep` or `drop` ends it")
  }

  static let keep = Command(
    "keep", "[rest]", completes: [.oneOf(["rest"])], summary: "Write the draft to the files",
    example: ["draft", "weigh 1 3", "keep"],
    help: [
      "All edits of the draft become one, which `undo` takes back. If another program has changed a "
        + "file since the draft copied it, both changes are merged. If it has changed the same lines, "
        + "nothing is written, and the draft stays open; then `keep rest` writes all other edits."
    ]
  ) { (session, _, words) throws(CommandError) in
    let isRest = words.skip("rest")
    try words.end()
    return try await session.editing.keep(rest: isRest).or(noDraft)
  }

  static let drop = Command(
    "drop", summary: "Drop the draft", example: ["draft", "weigh 1 3", "drop"]
  ) { session throws(CommandError) in
    try await session.editing.drop().or(noDraft)
  }

  private static let noDraft = "no draft is open: `draft` opens one"
}

extension Session {
  var isDrafting: Bool { edits.used?.isDrafting == true }
}
