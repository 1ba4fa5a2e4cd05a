import BusinessLogic
import Decisions
import Presentation
import Prompt

extension Command {
  static let notes = Command(
    "notes", summary: "Show the notes",
    help: [
      "A note takes no side. The notes of a decision also list what was not understood in its file."
    ]
  ) { session throws(CommandError) in .part(try session.topic(for: "notes"), .notes) }
}

nonisolated extension Page {
  /// Creates the page of the notes of an option or a decision, and of the parts of its file that
  /// weren't understood.
  package init(_ list: NoteList, on paper: Paper) {
    self.init(of: list.title)
    let indent = String(list.notes.count).count + 2
    let notes = zip(1..., list.notes).map { number, note in
      Row(.position(number), Row.ID(.item(.note), note)) {
        ["\(Text(number: String(number), padded: indent))\(note)"]
      }
    }
    let problems = list.problems.enumerated().map { index, problem in
      Row(
        nil, Row.ID(.problem, problem), name: "",
        above: index == 0 ? ["Not understood:"] : []
      ) { paper.wrapped(["   \(problem)"], indent: 5) }
    }
    rows = Rows(notes + problems)
    foot = list.isEmpty ? [Row(Row.ID(.sentence), "No notes found")] : []
  }
}
