import Decisions

package struct NoteList: Sendable, Equatable {
  package let title: String
  package let notes: [String]
  /// The problems of the file: `line 12: …`.
  package let problems: [String]
  package var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

  /// Creates the list of the notes of an option; without one, of the notes of `decision` itself
  /// and of its own topic.
  init(in decision: Decision, of option: String?) throws(NoSuchOption) {
    if let option {
      let topic = try decision.topic(option)
      self.init(title: topic.title, notes: topic.notes, problems: [])
    } else {
      let only = decision.isTopic ? decision.options[0].notes : []
      self.init(
        title: decision.title, notes: only + decision.remarks,
        problems: decision.problems.map { "line \($0.line): \($0.message)" })
    }
  }

  private init(title: String, notes: [String], problems: [String]) {
    self.title = "Notes of \(title)"
    self.notes = notes
    self.problems = problems
  }
}

extension DecisionView where Response == NoteList {
  package static func notes(_ topic: TopicID) -> Self {
    Self(topic.decision) { try NoteList(in: $0, of: topic.option) }
  }
}
