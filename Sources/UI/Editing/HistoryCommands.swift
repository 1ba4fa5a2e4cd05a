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
    "keep", "[NAME] [rest]", completes: [.oneOf(["rest"])],
    summary: "Write the draft, or the proposal of NAME, to the files",
    example: ["draft", "weigh 1 3", "keep"],
    help: [
      "All edits of the draft become one, which `undo` takes back. If another program has changed a "
        + "file since the draft copied it, both changes are merged. If it has changed the same lines, "
        + "nothing is written, and the draft stays open; then `keep rest` writes all other edits.",
      "With NAME, it writes what an agent of that name has proposed: see `proposals`.",
    ]
  ) { (session, _, words) throws(CommandError) in
    var isRest = words.skip("rest")
    let author = words.isAtEnd ? nil : String(try words.next("name"))
    isRest = words.skip("rest") || isRest
    try words.end()
    let outcome = await session.editing.keep(of: author, rest: isRest)
    return try await session.ended(outcome, of: author)
  }

  static let drop = Command(
    "drop", "[NAME]", summary: "Drop the draft, or the proposal of NAME",
    example: ["draft", "weigh 1 3", "drop"]
  ) { (session, _, words) throws(CommandError) in
    let author = words.isAtEnd ? nil : String(try words.next("name"))
    try words.end()
    return try await session.ended(await session.editing.drop(of: author), of: author)
  }

  static let proposals = Command(
    "proposals", jsonFlag, completes: [.oneOf([jsonWord])],
    summary: "List what agents have proposed",
    help: [
      "`proscons PATH mcp --propose` keeps an agent's edits out of the files, in a draft with the agent's "
        + "name. `keep NAME` writes it to the files, `drop NAME` discards it; your own draft has "
        + "to be ended first.", jsonHelp,
    ]
  ) { (session, _, words) throws(CommandError) in
    let isJSON = words.skip(jsonWord)
    try words.end()
    return await session.answer(
      with: ViewModel<[Proposal]>(proposalsTo: session.store), "proposals", asJSON: isJSON,
      sheet: { Sheet($0) })
  }
}

extension Session {
  var isDrafting: Bool { edits.used?.isDrafting == true }

  /// Returns the outcome of a draft's end, or of an author's proposal, which no screen has shown.
  fileprivate func ended(
    _ outcome: Outcome?, of author: String?
  ) async throws(CommandError) -> Outcome {
    let isOpen = "a draft is open: `keep` or `drop` ends it"
    let outcome = try outcome.or(author == nil ? "no draft is open: `draft` opens one" : isOpen)
    guard author != nil, outcome == .done else { return outcome }
    store.mayHaveChanged()
    return router.screen == nil ? outcome : await router.fetch(.update)
  }
}
