import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let find = finding(
    "find", "matches", summary: "List all texts that contain WORDS",
    help: [
      "Like `grep -i`, it ignores case and searches all text of all decisions for the rest of the "
        + "line, including headings, code and comments. Matches are in file order; `search` lists the best first.",
      "A line end in a paragraph counts as a space. An argument is one row, however often it contains "
        + "the words.",
    ]
  ) { ViewModel(worker: $0, words: $1) }

  static let why = finding(
    "why", "reasons", summary: "Like `find`, with the outcome of each option",
    help: [
      "For each option that contains WORDS, it says chosen, not chosen or undecided, with the status "
        + "and the date of the decision; or that none is marked as chosen in a decision no longer open. `help find` "
        + "says which texts are searched."
    ]
  ) { ViewModel(worker: $0, words: $1, byOutcome: true) }

  static let search = finding(
    "search", "matches", to: "search for", summary: "List the best matches of WORDS",
    help: [
      "A text matches if it contains all of the words, in any order and case, also inside of longer "
        + "words. Headings, markers and comments aren't searched. At most 100 matches are listed.",
      "Titles come first, then arguments, then other text. Within these, adjacent words come before "
        + "scattered ones; the beginning of a text before whole words, beginnings of words and insides "
        + "of words; short texts before long ones.",
    ]
  ) { ViewModel(worker: $0, searching: $1) }

  private static func finding(
    _ name: String, _ found: Text, to verb: String = "find", summary: String, help: [String],
    _ viewModel: @escaping @MainActor (SearchWorker, String) -> ViewModel<Listing>
  ) -> Command {
    let shared = [
      "`open N` opens row N. Your place stays where it is. Without a match, the command fails, as "
        + "`grep` does: a script ends with status 1.",
      jsonHelp + " `find -- --json` finds that text.",
    ]
    return Command(
      name, "[--json] WORDS", completes: [.flags([jsonWord: nil], or: .seen)], summary: summary,
      example: ["\(name) fast"], help: help + shared
    ) { (session, context, words) throws(CommandError) in
      let isJSON = words.skip(jsonWord)
      let text = try words.rest("words to \(verb)")
      return await session.answer(
        with: viewModel(session.scenes.workers.searching, text), found, asJSON: isJSON,
        notes: { Page.note(on: $0.gap) }, sheet: { Sheet(name, matches: $0) })
    }
  }
}
