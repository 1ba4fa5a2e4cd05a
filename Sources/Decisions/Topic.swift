/// A title with its pros and cons: an option of a decision, or a question such as the document's
/// "Artificial Intelligence".
public struct Topic: Sendable, Hashable, Codable {
  package let title: String
  /// All arguments in the order of the file, with the sides mixed.
  package private(set) var arguments: [Argument]
  /// The notes, a line each, which belong to no side and don't count.
  package let notes: [String]
  /// The first line that names the topic in its file, from 1; `nil` without a file.
  package let line: Int?
  /// Every wording of the title in the file, as written, with its markup and description.
  package let wordings: [String]
  /// The sides whose arguments come from another service, so that nobody can edit them; `nil` if
  /// there are none.
  package private(set) var foreignSides: [Side]?

  package init(
    title: String, arguments: [Argument], notes: [String] = [], line: Int? = nil,
    wordings: [String] = []
  ) {
    self.title = title
    self.arguments = arguments
    self.notes = notes
    self.line = line
    self.wordings = wordings
  }

  package func arguments(on side: Side) -> [Argument] {
    arguments.filter { $0.side == side }
  }

  package func only(_ side: Side) -> Topic {
    var topic = self
    topic.arguments = arguments(on: side)
    return topic
  }

  /// Returns the topic with arguments of another service in place of its own of `side`.
  package func exchanging(_ side: Side, for foreign: [Argument]) -> Topic {
    var topic = self
    topic.arguments = foreign + arguments.filter { $0.side != side }
    topic.foreignSides = (foreignSides ?? []) + [side]
    return topic
  }
}
