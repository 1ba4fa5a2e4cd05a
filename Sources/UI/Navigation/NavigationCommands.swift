import Prompt

extension Command {
  static let open = Command(
    "open", "N|NAME", completes: [.choice], summary: "Open a row of the list that is shown",
    help: ["NAME is any part of the row's text: `open postgres`. A number alone does the same."]
  ) { (session, words) throws(CommandError) in
    let choice = try words.rest("the row to open")
    try await session.expectSameRow(at: choice)
    await session.router.reach(choice)
    let key = try session.router.key(for: choice)
    await session.router.go(to: try Route(path: key, from: session.router.route))
  }

  static let go = Command(
    "go", "ROUTE", completes: [.route], summary: "Go to a place: .., ../cons, /ai/cons",
    help: [
      "A ROUTE is absolute if it begins with /, else seen from here. `where` shows it.",
      "One that begins with / or .. needs no `go` before it. Typed at a terminal, / begins a search: "
        + "where nothing is found, Enter goes to the route of that name, if there is one.",
    ]
  ) { (session, words) throws(CommandError) in
    let path = try words.rest("the route")
    try await session.expectSameRow(at: path)
    await session.router.go(to: try Route(path: path, from: session.router.route))
  }

  static let back = Command("back", summary: "Go back to the screen before") {
    (session, words) throws(CommandError) in
    try words.end()
    try await session.router.step(-1)
  }

  static let forward = Command("forward", summary: "Go forward again after `back`") {
    (session, words) throws(CommandError) in
    try words.end()
    try await session.router.step(1)
  }

  static let home = Command("home", summary: "Go to where the session began") {
    (session, words) throws(CommandError) in
    try words.end()
    await session.router.goHome()
  }

  static let here = Command("where", summary: "Say where you are", shortcut: sayWhere) {
    (session, words) throws(CommandError) in
    try words.end()
    _ = sayWhere(session)
  }

  private static func sayWhere(_ session: Session) -> Bool {
    session.terminal.show(Text(session.router.route.description))
    return true
  }

  static let refresh = Command(
    "refresh", summary: "Fetch again what is shown",
    help: ["A newer request takes the place of one that is still under way."]
  ) { (session, words) throws(CommandError) in
    try words.end()
    await session.router.refresh()
  }
}

extension Session {
  /// The same as for a row that is edited, if `path` begins with the number of one.
  fileprivate func expectSameRow(at path: String) async throws(CommandError) {
    guard let number = Int(path.prefix { $0 != "/" }) else { return await settle() }
    try await expectSameRowAnew(number)
  }
}
