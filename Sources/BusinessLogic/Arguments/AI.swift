import Decisions

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
