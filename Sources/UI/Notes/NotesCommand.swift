import BusinessLogic

extension Command {
  static let notes = Command(
    "notes", summary: "Show the notes of the option or decision you are at",
    help: [
      "Notes are what takes no side; a decision's tell also what was not understood in its file."
    ]
  ) { (session, words) throws(CommandError) in
    try words.end()
    guard let topic = session.router.route.topic else {
      throw CommandError("notes of what? Open a decision first: `open N`")
    }
    await session.router.go(to: .notes(topic))
  }
}
