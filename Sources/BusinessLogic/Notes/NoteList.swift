import Decisions

package struct NoteList: Sendable, Equatable {
  package let title: String
  package let notes: [String]
  /// The problems of the file: `line 12: …`.
  package let problems: [String]
  package var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

  /// Creates the list of the notes of an option; without one, of the notes of `decision` itself
  /// and of its own topic.
  init(in decision: Decision, of option: String?) throws(Refused) {
    let topic = try option == nil && !decision.isTopic ? nil : decision.topic(option)
    let isOfDecision = option == nil
    title = "Notes of \(topic?.title ?? decision.title)"
    notes = (topic?.notes ?? []) + (isOfDecision ? decision.remarks : [])
    problems =
      isOfDecision ? decision.problems.map { "line \($0.line): \($0.message)" } : []
  }
}

extension DecisionView where Response == NoteList {
  package static func notes(_ topic: TopicID) -> Self {
    Self(topic.decision) { try NoteList(in: $0, of: topic.option) }
  }
}
