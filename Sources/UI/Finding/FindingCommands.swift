extension Command {
  static let find = Command(
    "find", "WORDS", completes: [.seen], summary: "List what names WORDS, in all decisions",
    help: [
      "The rest of the line is looked for as it is, in upper or lower case, as `grep -i` does:",
      "in the titles of options, in arguments with what stands below them, in notes, and in what",
      "follows from a choice. It is not looked for in titles, context and drivers of a decision.",
      "Text that goes on over several lines of a file is one text, with a space for each line end;",
      "so words that a line end divides are found too. An argument is one row, however often it",
      "names them.",
    ] + foundHelp
  ) { (session, words) throws(CommandError) in
    await session.router.ask(.matches(try words.rest("the word to find")))
  }

  static let why = Command(
    "why", "WORDS", completes: [.seen], summary: "Find the same, with what became of it",
    help: [
      "Each option that names WORDS is said to be chosen, not chosen or undecided, with the status",
      "and the date of its decision. `help find` says where WORDS is looked for.",
    ] + foundHelp
  ) { (session, words) throws(CommandError) in
    await session.router.ask(.reasons(try words.rest("the word to find")))
  }

  private static let foundHelp = [
    "`open N` opens what row N found. If nothing is found, the command has failed, as `grep` has:",
    "a script ends with status 1.",
  ]
}
