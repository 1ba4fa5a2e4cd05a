import BusinessLogic
import ReactiveHybrid

extension Command {
  static let notes = Command(
    "notes", summary: "Show the notes", example: "notes",
    help: [
      "A note takes no side. The notes of a decision also list what was not understood in its file."
    ]
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    return await session.router.go(to: .part(try session.topic(for: "notes"), .notes))
  }
}
