import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let find = Command(
    "find", "[--json] WORDS", completes: [.flags([jsonWord: nil], or: .seen)],
    summary: "List all texts that contain WORDS",
    example: ["find fast"],
    help: [
      "Like `grep -i`, it ignores case and searches all text of all decisions for the rest of the "
        + "line, including headings, code and comments. Matches are in file order; `search` lists the best first.",
      "A line end in a paragraph counts as a space. An argument is one row, however often it contains "
        + "the words.",
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    try await session.find("find", "matches", &words) { ViewModel(worker: $0, words: $1) }
  }

  static let why = Command(
    "why", "[--json] WORDS", completes: [.flags([jsonWord: nil], or: .seen)],
    summary: "Like `find`, with the outcome of each option",
    example: ["why fast"],
    help: [
      "For each option that contains WORDS, it says chosen, not chosen or undecided, with the status "
        + "and the date of the decision; or that a decision no longer open records no choice. `help find` "
        + "says which texts are searched."
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    try await session.find("why", "reasons", &words) {
      ViewModel(worker: $0, words: $1, byOutcome: true)
    }
  }

  static let search = Command(
    "search", "[--json] WORDS", completes: [.flags([jsonWord: nil], or: .seen)],
    summary: "List the best matches of WORDS", example: ["search fast"],
    help: [
      "A text matches if it contains all of the words, in any order and case, also inside of longer "
        + "words. Headings, markers and comments aren't searched. At most 100 matches are listed.",
      "Titles come first, then arguments, then other text. Within these, adjacent words come before "
        + "scattered ones; the beginning of a text before whole words, beginnings of words and insides "
        + "of words; short texts before long ones.",
    ] + foundHelp
  ) { (session, context, words) throws(CommandError) in
    try await session.find("search", "matches", &words, to: "search for") {
      ViewModel(worker: $0, searching: $1)
    }
  }

  private static let foundHelp = [
    "`open N` opens row N. Your place stays where it is. Without a match, the command fails, as "
      + "`grep` does: a script ends with status 1.",
    jsonHelp + " `find -- --json` finds that text.",
  ]
}

extension Session {
  fileprivate func find(
    _ command: String, _ name: Text, _ words: inout Words, to verb: String = "find",
    _ viewModel: (SearchWorker, String) -> ViewModel<Listing>
  ) async throws(CommandError) -> Outcome {
    let isJSON = words.skip(Command.jsonWord)
    let text = try words.rest("words to \(verb)")
    return await answer(
      with: viewModel(scenes.workers.searching, text), name, asJSON: isJSON,
      notes: { Page.unreadNote($0.unread) }, sheet: { Sheet(command, matches: $0) })
  }
}
