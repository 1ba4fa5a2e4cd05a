/// The notes of an option or a decision.
public final class NotesViewModel: OneDecisionViewModel<NoteList> {
  /// Creates the view model of the notes of `topic`; without an option, of its decision.
  public init(worker: DecisionsWorker, topic: TopicID) {
    super.init(worker: worker, key: topic.decision) { decision in
      let notes = try NoteList(in: decision, of: topic.option)
      guard !notes.isEmpty else {
        throw NothingFound(description: "No notes found", heading: notes.title)
      }
      return notes
    }
  }
}
