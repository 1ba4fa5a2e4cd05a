import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let open = Command(
    "open", "N|NAME", completes: [.choice], summary: "Open a row of the last list",
    example: ["open 1"],
    help: [
      "NAME is any part of the row's text: `open postgres`. A number alone opens that row of the page, "
        + "`open pro 1` an argument by its kind.",
      "The results of `find` are a list, too. They stay the last list while you open their arguments "
        + "one by one.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let choice = try words.rest("row")
    return await session.router.go(to: try await context.route(ofRow: choice))
  }

  static let go = Command(
    "go", "ROUTE", completes: [.route], summary: "Go to a place: .., ../cons, /ai/cons",
    example: ["go ../cons"],
    help: [
      "A ROUTE that begins with / is absolute; any other is relative to the place that `where` shows.",
      "A route that begins with / or .. needs no `go`. `help routes` explains routes. In a script, after a line such as `go` or `open` fails, edits at the current place are refused until another such line succeeds.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let path = try words.rest("route")
    if let number = Int(path.prefix { $0 != "/" }) {
      try await context.expectSameRowAnew(number)
    } else {
      await session.settle()
    }
    let route = try Route(path: path, from: session.router.route)
    return await session.router.go(to: await session.canonical(route))
  }

  static let up = Command("up", summary: "Go one level up, as `..` does") {
    session throws(CommandError) in
    guard let parent = session.router.route.parent else {
      throw CommandError("there is no place above this one")
    }
    return await session.router.go(to: parent)
  }

  static let back = Command(
    "back", summary: "Go back to the previous place", example: ["cons", "back"]
  ) { session throws(CommandError) in
    try await session.router.step(-1).or("there is no earlier place")
  }

  static let forward = Command(
    "forward", summary: "Go forward again after `back`", example: ["cons", "back", "forward"]
  ) { session throws(CommandError) in
    try await session.router.step(1).or("there is no later place: `forward` works after `back`")
  }

  static let home = Command("home", summary: "Go to the start of the session") { session in
    await session.router.go(to: session.home)
  }

  static let here = Command("where", summary: "Show the route of the current place") { session in
    session.say(Text(session.router.route.description))
  }

  static let refresh = Command(
    "refresh", summary: "Fetch the current place again",
    help: ["A new request replaces one that is still running."]
  ) { session in
    await session.router.fetch(.fetch)
  }

  static let more = Command(
    "more", summary: "Show the next rows of a long list",
    help: [
      "At a terminal, a long list stops after one screen; its last line says so. That applies to "
        + "decisions, arguments, notes, sources, and answers such as those of `find`, `agenda` and "
        + "`diff`. Rows that were not shown yet can be opened by number or name."
    ]
  ) { session in
    guard let list = session.latest.screen else { return await session.router.fetch(.more) }
    return await list.fetch(.more)
  }
}

nonisolated extension Route {
  package init(path: some StringProtocol, from base: Route = .decisions) throws(CommandError) {
    guard let route = Route(path, from: base) else {
      let words = Route.decision("").screens.map(\.word)
      throw CommandError(
        "no such route \"\(path)\": expected /DECISION[/OPTION][/SCREEN], or a number after a side; "
          + "SCREEN is \(words.alternatives)")
    }
    self = route
  }
}

extension Session {
  /// Builds the screen that shows what the view model fetches, as an answer at the current route.
  func answer<Response>(
    _ viewModel: ViewModel<Response>, _ name: Text,
    page: @escaping PageScreen<Response>.Composition
  ) -> PageScreen<Response> {
    PageScreen(
      viewModel.following(scenes.seat), name, at: router.route, isAnswer: true, on: stage,
      compose: page)
  }
}
