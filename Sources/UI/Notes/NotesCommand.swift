import BusinessLogic
import ReactiveHybrid

extension Command {
  static let notes = Command(
    "notes", summary: "Show what takes no side",
    help: [
      "Notes are what takes no side; a decision's tell also what was not understood in its file."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .part(try session.topic(for: "notes"), .notes))
  }
}
