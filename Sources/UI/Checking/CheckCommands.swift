extension Command {
  static let check = Command(
    "check", summary: "List what a person should look at",
    help: [
      "Each finding is a line `path:line: message`, as compilers print it: numbers used twice, no "
        + "choice where the status is accepted, a choice that is none of the options, options without "
        + "arguments, links and superseding numbers that lead to no decision, and what could not be "
        + "read or understood.",
      "If there is any, the command has failed, and a script ends with status 1: "
        + "`proscons docs/decisions -c check`.",
    ]
  ) { (session, words) throws(CommandError) in
    try words.end()
    await session.router.ask(.check)
  }
}
