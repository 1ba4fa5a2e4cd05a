import Prompt
import ReactiveHybrid

extension Command {
  static let open = Command(
    "open", "N|NAME", completes: [.choice], summary: "Open a row of the list that is shown",
    help: ["NAME is any part of the row's text: `open postgres`. A number alone does the same."]
  ) { (session, context, words) throws(CommandError) in
    let choice = try words.rest("the row to open")
    return await session.router.go(to: try await session.route(ofRow: choice, context))
  }

  static let go = Command(
    "go", "ROUTE", completes: [.route], summary: "Go to a place: .., ../cons, /ai/cons",
    help: [
      "A ROUTE is absolute if it begins with /, else seen from here. `where` shows it.",
      "One that begins with / or .. needs no `go` before it. Typed at a terminal, / begins a search: "
        + "where nothing is found, Enter goes to the route of that name, if there is one.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let path = try words.rest("the route")
    if let number = Int(path.prefix { $0 != "/" }) {
      try await session.expectSameRowAnew(number, context)
    } else {
      await session.settle()
    }
    let route = try Route(path: path, from: session.router.route)
    return await session.router.go(to: await session.canonical(route))
  }

  static let up = Command("up", summary: "Go one level up, as `..` does") {
    (session, _, words) throws(CommandError) in
    try words.end()
    guard let parent = session.router.route.parent else {
      throw CommandError("this is the top: / lists the decisions")
    }
    return await session.router.go(to: parent)
  }

  static let back = Command("back", summary: "Go back to the screen before") {
    (session, _, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.router.step(-1) else {
      throw CommandError("there is nothing to go back to")
    }
    return outcome
  }

  static let forward = Command("forward", summary: "Go forward again after `back`") {
    (session, _, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.router.step(1) else {
      throw CommandError("there is nothing to go forward to: go back first")
    }
    return outcome
  }

  static let home = Command("home", summary: "Go to where the session began") {
    (session, _, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: session.home)
  }

  static let here = Command("where", summary: "Say where you are") {
    (session, _, words) throws(CommandError) in
    try words.end()
    session.terminal.show(Text(session.router.route.description))
    return .done
  }

  static let refresh = Command(
    "refresh", summary: "Fetch again what is shown",
    help: ["A newer request takes the place of one that is still under way."]
  ) { (session, _, words) throws(CommandError) in
    try words.end()
    return await session.router.fetch(.fetch)
  }
}

extension Session {
  /// Shows the answer to `question`; the place stays.
  func ask(_ question: Question) async -> Outcome {
    await router.answer(with: answers(question, router.route))
  }
}
