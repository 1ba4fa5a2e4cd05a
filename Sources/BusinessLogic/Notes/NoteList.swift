/// What the screen of notes shows, ready to be written.
public struct NoteList: Sendable, Equatable {
  /// Whose notes they are.
  public let title: String

  /// Remarks that take no side, in their order, with their numbers.
  public let notes: [Note]

  /// What was seen in the file and not understood: `line 12: …`.
  public let problems: [String]

  /// A remark that takes no side.
  public struct Note: Sendable, Equatable {
    /// Its number, from 1.
    public let number: Int

    /// What it says.
    public let text: String
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

  /// The notes of an option of `decision`; without an option those of the decision as a whole, to
  /// which an only option's belong.
  init(in decision: Decision, of option: String?) throws(NoSuchOption) {
    if let option {
      let topic = try decision.topic(option)
      self.init(title: topic.title, notes: topic.notes, problems: [])
    } else {
      let only = decision.options.count == 1 ? decision.options[0].notes : []
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
