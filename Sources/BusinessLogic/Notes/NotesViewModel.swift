/// The notes of an option or a decision.
public final class NotesViewModel: ViewModel<NoteList> {
  /// Creates the view model of the notes of `topic`; without an option, of its decision.
  public init(worker: DecisionsWorker, topic: TopicID) {
    super.init { () throws(WorkerFailure) in try await worker.notes(topic) }
  }
}
