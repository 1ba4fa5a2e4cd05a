import Decisions
import Presentation
import Threads

extension Command {
  static let date = Command(
    "date", "[DAY]", completes: [.oneOf(["today"])], summary: "Set the date, or show it",
    example: ["date 2026-01-31"], help: ["DAY is a day such as 2026-01-31, or today."]
  ) { (session, context, words) throws(CommandError) in
    if words.isAtEnd {
      return try await session.answer("date", "DAY") { $0.date.map { "Date: \($0)" } }
    }
    let word = try words.next("day")
    try words.end()
    let day = word == "today" ? session.stage.read("day", WallClock.date()) : String(word)
    guard day.isDay else {
      throw CommandError("expected a day such as 2026-01-31, or today, not \"\(word)\"")
    }
    return try await context.edit(for: "date", .setDate(day))
  }
}
