import ReactiveHybrid

extension Command {
  static let more = Command(
    "more", summary: "Show the next rows of a long list",
    help: [
      "At a terminal a list shows one screen of rows, and says so in its last line: decisions, "
        + "arguments, notes, and what `find`, `why`, `search` and `check` list. Rows that were not shown "
        + "yet can be opened by number or name all the same."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    guard let list = session.latest.screen else { return await session.router.fetch(.more) }
    return await list.fetch(.more)
  }
}
