/// A title with its pros and cons: an option of a decision, or a question such as the document's
/// "Artificial Intelligence".
public struct Topic: Sendable, Hashable, Codable {
  package let title: String
  /// All arguments in the order of the file, with the sides mixed.
  package let arguments: [Argument]
  /// The notes, a line each, which belong to no side and don't count.
  package let notes: [String]
  /// The first line that names the topic in its file, from 1; `nil` without a file.
  package let line: Int?
  /// Every wording of the title in the file, as written, with its markup and description.
  package let wordings: [String]

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
}

/// The document's model: the pros and cons of Artificial Intelligence.
public typealias AI = Topic

extension AI {
  /// Creates the model from two lists of sentences, as the document does.
  package init(title: String, advantages: [String], disadvantages: [String]) {
    self.init(
      title: title,
      arguments: advantages.map { Argument(.pro, $0) } + disadvantages.map { Argument(.con, $0) })
  }

  /// The pros.
  public var advantages: [Argument] { arguments(on: .pro) }
  package var disadvantages: [Argument] { arguments(on: .con) }
}

/// The identifier of a topic.
public struct TopicID: Sendable, Hashable {
  /// The key of the decision in a route: `ai`, `0007`.
  package let decision: String
  /// The option's number, from 1, or its short name; `nil` for a decision's own pros and cons.
  package let option: String?

  /// Creates the identifier of a topic.
  public init(decision: String, option: String? = nil) {
    self.decision = decision
    self.option = option
  }
}
