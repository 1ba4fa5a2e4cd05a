import BusinessLogic
import Prompt

/// The notes of an option or a decision.
public final class NotesScreen: PagedScreen<NoteList> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: NotesViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "notes", at: route, on: stage)
  }

  override func lines(_ list: NoteList) -> [Text] { layout(list).lines }

  override func layout(_ list: NoteList) -> ListLayout {
    let indent = String(list.notes.last?.number ?? 0).count + 2
    let notes = list.notes.map { note in
      ListLayout.Row(lines: ["\(Text(number: String(note.number), padded: indent))\(note.text)"])
    }
    let problems = list.problems.enumerated().map { place, problem in
      ListLayout.Row(
        above: place == 0 ? ["Not understood:"] : [],
        lines: ("   \(problem)" as Text).wrapped(to: wrapping, indent: 5))
    }
    return ListLayout(head: ["\(list.title, .heading)"], rows: notes + problems, foot: [])
  }

  override func heading(_ list: NoteList) -> String? { list.title }

  override func rows(_ list: NoteList) -> [(number: String, text: String, key: String)] {
    list.notes.map { (number: String($0.number), text: $0.text, key: "") }
  }
}
