import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let undo = Command(
    "undo", summary: "Undo the last edit", example: ["weigh 1 3", "undo"],
    help: [
      "It undoes the last edit that you made here, in any decision, and restores the file byte for byte. "
        + "Repeat it to undo the edit before."
    ]
  ) { session throws(CommandError) in
    let place = session.router.route
    let answer = try await session.editing.undo().or("there is no edit to undo")
    // The decision that `new` created is gone.
    guard let key = try? answer.get().createdKey, session.router.route.topic?.decision == key
    else { return await session.follow(place, after: Outcome(answer)) }
    return await session.router.go(to: .decisions)
  }

  static let redo = Command(
    "redo", summary: "Redo the edit that was undone", example: ["weigh 1 3", "undo", "redo"]
  ) { session throws(CommandError) in
    let place = session.router.route
    let answer = try await session.editing.redo().or("there is no edit to redo")
    return await session.follow(place, after: Outcome(answer))
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
    // A page's lines begin with it, and may be pasted into a draft.
    await session.editing.draft().map { Outcome($0) }
      ?? session.say("This draft is open: `keep` or `drop` ends it")
  }

  static let keep = Command(
    "keep", "[NAME [N…]] [rest]", completes: [.proposal(or: [restWord]), .oneOf([restWord])],
    summary: "Write the draft, or the proposal of NAME, to the files",
    example: ["draft", "weigh 1 3", "keep"],
    help: [
      "All edits of the draft become one, which `undo` takes back. If another program has changed a "
        + "file since the draft copied it, both changes are merged. If it has changed the same lines, "
        + "nothing is written, and the draft stays open; then `keep rest` writes all other edits.",
      "With NAME, it writes what an agent of that name has proposed, or of that only the edits with these "
        + "numbers: see `proposals`.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let isAlone = words.skip(restWord)
    let proposal = try words.proposal()
    let isRest = words.skip(restWord) || isAlone
    try words.end()
    try await context.expectSameEdits(proposal)
    return try await session.ended(
      await session.editing.keep(proposal, rest: isRest), of: proposal)
  }

  static let drop = Command(
    "drop", "[NAME [N…]]", completes: [.proposal(or: [])],
    summary: "Drop the draft, or the proposal of NAME",
    example: ["draft", "weigh 1 3", "drop"],
    help: ["With numbers, it drops only these edits of the proposal: see `proposals`."]
  ) { (session, context, words) throws(CommandError) in
    let proposal = try words.proposal()
    try words.end()
    try await context.expectSameEdits(proposal)
    return try await session.ended(await session.editing.drop(proposal), of: proposal)
  }

  package static let restWord = "rest"

  static let proposals = Command(
    "proposals", summary: "List what agents have proposed",
    help: [
      "`proscons PATH mcp --propose` keeps an agent's edits out of the files, in a draft with the agent's "
        + "name. `keep NAME` writes it to the files, `drop NAME` discards it; your own draft has "
        + "to be ended first.",
      "Each edit has a number: `keep NAME 2` writes that edit alone, `drop NAME 1 3` discards these two. "
        + "Those that stay are numbered anew. If a number means another edit than when `proposals` showed it, "
        + "nothing happens. If an edit needs another one, because both change the same "
        + "lines, for example, nothing happens, and the answer names it.",
    ]
  ) { session, isJSON in
    let stage = session.stage
    return await session.answer(
      with: ViewModel<[Proposal]>(proposalsTo: session.store), "proposals", asJSON: isJSON,
      sheet: { proposals in
        let sheet = Sheet(proposals)
        stage.see(Page(sheet), at: .proposals)
        return sheet
      })
  }
}

extension CommandContext {
  /// Throws if a number of these edits means another edit than in the proposals that the user saw last.
  fileprivate func expectSameEdits(_ part: ProposalPart?) async throws(CommandError) {
    guard let part, !part.edits.isEmpty, let seen = page(at: .proposals) else { return }
    let proposals = ViewModel<[Proposal]>(proposalsTo: session.store)
    await proposals.fetch()
    guard let now = proposals.content.value.response.map({ Page(Sheet($0)) }) else { return }
    func edit(_ number: Int, on page: Page) -> [Row.ID] {
      page.rows.all.filter { $0.number == .position(number) }.map(\.id).filter { id in
        if case .part(let parts) = id.kind { parts.first == part.author } else { false }
      }
    }
    guard part.edits.allSatisfy({ edit($0, on: seen) == edit($0, on: now) }) else {
      throw CommandError(
        "nothing happened: the edits of \(part.author) have changed since they were shown: `proposals` "
          + "shows them")
    }
  }
}

extension Session {
  /// Returns the outcome of a draft's end, or of a proposal's, once the screen shows what it changed.
  fileprivate func ended(
    _ answer: EditingViewModel.Answer?, of proposal: ProposalPart?
  ) async throws(CommandError) -> Outcome {
    let isOpen = "a draft is open: `keep` or `drop` ends it"
    let outcome = Outcome(
      try answer.or(proposal == nil ? "no draft is open: `draft` opens one" : isOpen))
    await router.screen?.settle()
    return outcome
  }
}

extension Words {
  /// Reads the name of who proposes something, and the numbers of edits; `nil` if there is no name.
  fileprivate mutating func proposal() throws(CommandError) -> ProposalPart? {
    guard !isAtEnd else { return nil }
    let author = String(try next("name"))
    var edits: [Int] = []
    while remainder.first?.isNumber == true {
      let number = try number("number", in: 1...Int.max)
      if !edits.contains(number) { edits.append(number) }
    }
    return ProposalPart(of: author, edits: edits)
  }
}
