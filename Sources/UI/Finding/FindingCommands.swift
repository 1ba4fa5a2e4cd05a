import Prompt

extension Command {
  static let find = Command(
    "find", "WORDS", completes: [.seen], summary: "List what names WORDS, in all decisions",
    help: [
      "Finds the rest of the line as it is, in upper or lower case, as `grep -i` does: in all text of "
        + "all decisions, headings, code and comments included. All matches are listed in the order of "
        + "the files; `search` lists the best first.",
      "Text that goes on over several lines of a file is one text, with a space for each line end; "
        + "so words that a line end divides are found too. An argument is one row, however often it "
        + "names them.",
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    return await session.ask(.matches(try words.rest("the word to find")))
  }

  static let why = Command(
    "why", "WORDS", completes: [.seen], summary: "Find the same, with what became of it",
    help: [
      "Each option that names WORDS is said to be chosen, not chosen or undecided, with the status "
        + "and the date of its decision. `help find` says where WORDS is looked for."
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    return await session.ask(.reasons(try words.rest("the word to find")))
  }

  static let search = Command(
    "search", "WORDS", completes: [.seen],
    summary: "List what fits WORDS best, in all decisions",
    help: [
      "Each of the words must be there, in any order, in upper or lower case, as a whole word or a "
        + "part of one, in the same text; headings, markers and comments aren't searched. Titles come "
        + "before arguments, and those before context, drivers, notes and other text; words beside each other before words apart; those "
        + "that begin the text before whole words, beginnings of words, insides of words and what "
        + "stands below an argument; short texts before long ones. The best 100 are listed."
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    return await session.ask(.search(try words.rest("the word to search for")))
  }

  private static let foundHelp = [
    "`open N` opens what row N found. If nothing is found, the command has failed, as `grep` has: "
      + "a script ends with status 1."
  ]
}
