import ReactiveHybrid

/// The view model of the notes of an option or a decision.
public typealias NotesViewModel = ViewModel<NoteList>

extension NotesViewModel {
  /// Creates the view model of the notes of `topic`; without an option, of its decision.
  public convenience init(worker: DecisionsWorker, topic: TopicID) {
    self.init(worker: worker, .notes(topic))
  }
}

extension DecisionView where Response == NoteList {
  /// Shows the notes of `topic`.
  public static func notes(_ topic: TopicID) -> Self {
    Self(topic.decision) { try NoteList(in: $0, of: topic.option) }
  }
}
