import ReactiveHybrid

extension Command {
  static let more = Command(
    "more", summary: "Show the next rows of a long list", example: "more",
    help: [
      "At a terminal, a long list stops after one screen; its last line says so. That applies to "
        + "decisions, arguments, notes, and the answers of `find`, `why`, `search` and `check`. Rows that "
        + "were not shown yet can be opened by number or name."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let list = session.latest.screen else { return await session.router.fetch(.more) }
    return await list.fetch(.more)
  }
}
