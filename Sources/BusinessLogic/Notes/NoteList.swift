/// The content of the screen of notes.
public struct NoteList: Sendable, Equatable {
  /// The heading, which names the option or the decision.
  public let title: String

  /// The notes, in their order.
  public let notes: [Note]

  /// The problems of the file: `line 12: …`.
  public let problems: [String]

  /// A remark that belongs to no side.
  public struct Note: Sendable, Equatable {
    /// The number, from 1.
    public let number: Int

    /// The text.
    public let text: String
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

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
    self.notes = zip(1..., notes).map { Note(number: $0, text: $1) }
    self.problems = problems
  }
}

extension DecisionView where Response == NoteList {
  /// Shows the notes of `topic`.
  public static func notes(_ topic: TopicID) -> Self {
    Self(topic.decision) { try NoteList(in: $0, of: topic.option) }
  }
}
