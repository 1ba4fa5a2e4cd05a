import ReactiveHybrid

extension Command {
  static let more = Command(
    "more", summary: "Show the next rows of a long list",
    help: [
      "At a terminal, a long list stops after one screen; its last line says so. That applies to "
        + "decisions, arguments, notes, and the answers of `find`, `why`, `search` and `check`. Rows that "
        + "were not shown yet can be opened by number or name."
    ]
  ) { session in
    guard let list = session.latest.screen else { return await session.router.fetch(.more) }
    return await list.fetch(.more)
  }
}
