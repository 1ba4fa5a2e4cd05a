import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid
import Threads

extension Command {
  static let agenda = Command(
    "agenda", "[--json] [--older AGE] [FIELD:VALUE…]",
    completes: [.flags([jsonWord: nil, "--older": nil], or: .filter)],
    summary: "List undecided decisions, oldest first",
    help: [
      "A decision is undecided if it is proposed or a draft, or if no option is chosen; not if it is "
        + "superseded, rejected or deprecated. Each row says which option leads, and what `check` finds.",
      "`open N` opens the decision of row N.",
      "--older 30d, or 4w, lists only those with an earlier date. If there is one, or a file can't be "
        + "read, or a date can't be compared, the command fails, and a script ends with status 1. A "
        + "decision without a date isn't listed.", filterHelp,
      jsonHelp,
    ]
  ) { (session, _, words) throws(CommandError) in
    let isJSON = words.take(jsonWord)
    let first = try words.take("--older") { words throws(CommandError) in
      try words.day(on: session.stage)
    }
    var filter = words.isAtEnd ? nil : try words.filter()
    if let first {
      filter = DecisionFilter(
        (["before:\(first)"] + (filter.map { [$0.words] } ?? [])).joined(separator: " "))
    }
    return await session.answer(
      with: ViewModel<Agenda>(
        agendaOf: session.scenes.workers.decisions, by: filter, mustBeEmpty: first != nil),
      "agenda", asJSON: isJSON, sheet: { Sheet($0) })
  }
}

extension Words {
  /// Returns the day that is as long ago as the next word says: `30d`, `4w`.
  fileprivate mutating func day(on stage: Stage) throws(CommandError) -> String {
    let word = try next("age, such as 30d")
    let (unit, count) = (word.last == "w" ? Int32(7) : 1, Int32(word.dropLast()))
    guard let count, (0...100_000).contains(count), word.last == "d" || unit == 7 else {
      throw CommandError("expected an age in days or weeks, such as 30d or 4w", not: String(word))
    }
    return stage.read("day", WallClock.date(daysAgo: count * unit))
  }
}
