import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let notes = Command(
    "notes", summary: "Show the notes",
    help: [
      "A note takes no side. The notes of a decision also list what was not understood in its file."
    ]
  ) { session throws(CommandError) in
    await session.router.go(to: .part(try session.topic(for: "notes"), .notes))
  }
}

nonisolated extension Page {
  /// The page of an option's or a decision's notes, and of the parts of its file not understood.
  package init(_ list: NoteList, on paper: Paper) {
    title = "\(list.title, .heading)"
    subject = list.title
    let indent = String(list.notes.last?.number ?? 0).count + 2
    let notes = list.notes.map { note in
      Row(
        String(note.number), Row.ID(owner: "note", text: note.text), name: note.text, key: nil,
        said: note.text
      ) { ["\(Text(number: String(note.number), padded: indent))\(note.text)"] }
    }
    let problems = list.problems.enumerated().map { place, problem in
      Row(
        "", Row.ID(owner: "problem", text: problem), name: "", key: nil, said: problem,
        above: place == 0 ? ["Not understood:"] : []
      ) { paper.wrapped(["   \(problem)"], indent: 5) }
    }
    rows = Rows(notes + problems)
    foot = list.isEmpty ? [Row(.role("none"), "No notes found")] : []
  }
}
