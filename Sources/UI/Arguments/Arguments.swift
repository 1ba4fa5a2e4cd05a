import BusinessLogic
import Decisions
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  /// `pros`, `cons`: shows one side of the current topic.
  static func side(_ side: Side) -> Command {
    Command(
      side.plural, summary: "Show the \(side.name)"
    ) { session throws(CommandError) in
      let topic = try session.topic(for: side.plural)
      if case .decision = session.router.route, !session.shownOptions.isEmpty {
        throw CommandError("`\(side.plural)` of which option? Open one first with `open N`")
      }
      return .arguments(topic, side)
    }
  }

  static let show = Command(
    "show", "[N|NAME] | [--json] [FIELD:VALUE…]",
    completes: [.flags([jsonWord: nil], or: .choiceOrFilter)],
    summary: "Show a row, or the current place again", example: ["show 2"],
    help: [
      "It names rows as `open` does, but doesn't move: `show pro 1`. After you open a decision, which shows "
        + "only the first line, `show` shows its whole text.",
      "`list FIELD:VALUE` lists the decisions with it, from all places. " + filterHelp,
      "With --json, the list of decisions, or the current place if it is the page of a command that takes --json, is JSON: "
        + "docs/stability.md has the keys.",
    ]
  ) { (session, context, words) throws(CommandError) in
    var isJSON = words.skip(jsonWord)
    // Quotes hold the words of a filter together.
    if words.remainder.first == "\"" || DecisionFilter(words.remainder).namesField {
      isJSON = words.take(jsonWord) || isJSON
      let filter = try words.filter()
      let found = ViewModel<DecisionList>(worker: session.scenes.workers.decisions, by: filter)
      return isJSON
        ? await session.document(found, "decisions") { Page(json: Sheet($0)) }
        : await session.router.answer(
          with: session.answer(found, "decisions") { Page($0, on: $1) })
    }
    guard !words.isAtEnd else {
      let route = session.router.route
      return isJSON
        ? try await session.document(of: route) : await session.router.go(to: route)
    }
    guard !isJSON else {
      throw CommandError(
        "expected FIELD:VALUE behind --json, not \"\(words.remainder)\": `list --json title:WORD` lists the "
          + "decisions with a word, `export json` exports the decision here")
    }
    let choice = try words.rest("row")
    let sibling = session.router.route.argumentNumber.flatMap { _ in
      session.router.route.parent?.step(choice)
    }
    let route =
      if let sibling { sibling } else { try await context.route(ofRow: choice) }
    let screen = session.scenes.scene(for: route).screen()
    let list = (session.stage.lastList, session.stage.hasMore)
    defer {
      screen.disappear()
      // The numbers of the last list stay.
      (session.stage.lastList, session.stage.hasMore) = list
    }
    return await screen.appear()
  }
}

nonisolated extension Page {
  /// Creates the page of the arguments on one side of a topic.
  public init<S: Sided>(_ list: ArgumentList<S>, on paper: Paper) {
    self.init(list.listing, style: Style(S.side))
  }

  package init(_ detail: ArgumentDetail, on paper: Paper) {
    let argument = detail.argument
    let side = argument.side
    isList = false
    subject = detail.topic
    let number = String(detail.number)
    let place: Text = "\(side.rawValue, Style(side)) \(number) of \(detail.count), \(detail.topic)"
    heading = place
    rows = Rows([
      Row(.position(detail.number), Row.ID(.item(.argument(side)), argument.text)) {
        ["\(number, .number)  \(argument.text)"]
      }
    ])
    foot = argument.details.map { Row(Row.ID(.detail, $0), "   - \($0)") }
    foot.append(Row(Row.ID(.place), place))
    let file = detail.file.map { path in ", \(path):\(argument.line ?? 1)" as Text } ?? ""
    foot.append(Row(Row.ID(.weight), "weight \(argument.weight)\(file)"))
  }
}

nonisolated extension Style {
  init(_ side: Side) {
    switch side {
    case .pro: self = .pro
    case .con: self = .con
    case .neutral: self = .neutral
    }
  }
}
