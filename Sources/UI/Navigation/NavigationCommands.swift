import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let open = Command(
    "open", "N|NAME", completes: [.choice], summary: "Open a row of the last list",
    help: [
      "NAME is any part of the row's text: `open postgres`. A number alone opens that row.",
      "The results of `find` are a list, too. They stay the last list while you open their arguments "
        + "one by one.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let choice = try words.rest("row")
    return await session.router.go(to: try await session.route(ofRow: choice, context))
  }

  static let go = Command(
    "go", "ROUTE", completes: [.route], summary: "Go to a place: .., ../cons, /ai/cons",
    help: [
      "A ROUTE that begins with / is absolute; any other is relative to the place that `where` shows.",
      "An option has a short name, made from its title, and a number: /0007/redis/pros may be "
        + "/0007/2/pros. The screens of a decision are \(screens(.decision(""))); those of an option are "
        + "\(screens(.option(TopicID(decision: "", option: "")))). A number behind a side is an argument.",
      "A route that begins with / or .. needs no `go`. At a terminal, / begins a search; if it finds "
        + "nothing, Enter goes to the route.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let path = try words.rest("route")
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
      throw CommandError("there is no place above this one")
    }
    return await session.router.go(to: parent)
  }

  private static func screens(_ route: Route) -> String {
    route.screens.map(\.word).joined(separator: ", ")
  }

  static let back = Command("back", summary: "Go back to the previous place") {
    (session, _, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.router.step(-1) else {
      throw CommandError("there is no earlier place")
    }
    return outcome
  }

  static let forward = Command("forward", summary: "Go forward again after `back`") {
    (session, _, words) throws(CommandError) in
    try words.end()
    guard let outcome = await session.router.step(1) else {
      throw CommandError("there is no later place: `forward` works after `back`")
    }
    return outcome
  }

  static let home = Command("home", summary: "Go to the start of the session") {
    (session, _, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: session.home)
  }

  static let here = Command("where", summary: "Show the route of the current place") {
    (session, _, words) throws(CommandError) in
    try words.end()
    session.terminal.show(Text(session.router.route.description))
    return .done
  }

  static let refresh = Command(
    "refresh", summary: "Fetch the current place again",
    help: ["A new request replaces one that is still running."]
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
