import BusinessLogic
import ReactiveHybrid

extension Command {
  /// `pros`, `cons`: shows one side of the current topic.
  static func side(_ side: Side) -> Command {
    Command(
      side.plural, summary: "Show the \(side.name)"
    ) { session throws(CommandError) in
      let topic = try session.topic(for: side.plural)
      if case .decision = session.router.route, let rows = session.router.screen?.shown?.rows.all,
        !rows.isEmpty, !rows.contains(where: { $0.key == side.plural })
      {
        throw CommandError("`\(side.plural)` of which option? Open one first with `open N`")
      }
      return await session.router.go(to: .arguments(topic, side))
    }
  }

  static let show = Command(
    "show", "[N]", completes: [.row], summary: "Show argument N, or the current place again",
    example: ["show 2"],
    help: [
      "N is a row number of `pros` or `cons`. After you open a decision, which shows only the first line, "
        + "`show` shows its whole text."
    ]
  ) { (session, context, words) throws(CommandError) in
    guard !words.isAtEnd else { return await session.router.go(to: session.router.route) }
    let number = try words.number("row number", in: Int.min...Int.max)
    try words.end()
    switch session.router.route {
    case .argument(let topic, let side, _):
      guard number > 0 else { throw CommandError("there is no argument \(number)") }
      return await session.router.go(to: .argument(topic, side, number))
    case .arguments:
      return await session.router.go(to: try await session.route(ofRow: String(number), context))
    case .decisions, .decision, .whole, .text, .option, .part:
      throw CommandError("there are no arguments here: use `pros` or `cons` first")
    }
  }
}
