import BusinessLogic

/// The notes of an option or a decision.
public final class NotesScreen: ContentScreen<NoteList> {
  /// Creates the screen of `viewModel`, to be shown at `route`.
  public init(_ viewModel: NotesViewModel, at route: Route, on stage: Stage) {
    super.init(viewModel, name: "notes", at: route, on: stage)
  }

  override func lines(_ list: NoteList) -> [Text] {
    let indent = String(list.notes.count).count + 2
    let notes = zip(1..., list.notes).map { number, note -> Text in
      "\(Text(number: String(number), padded: indent))\(note)"
    }
    let problems = list.problems.flatMap { ("   \($0)" as Text).wrapped(to: columns, indent: 5) }
    return ["\(list.title, .heading)"] + notes
      + (problems.isEmpty ? [] : ["Not understood:"]) + problems
  }

  override func rows(_ list: NoteList) -> [(number: String, text: String, key: String)] {
    zip(1..., list.notes).map { (number: String($0), text: $1, key: "") }
  }
}
