import Decisions

/// A thing that an interface can lead to: the identity of a row, whatever its text and its route.
package enum Place: Hashable, Sendable {
  /// A decision, by its key.
  case decision(String)
  /// A section of a decision's text, by its number from 1.
  case text(String, Int)
  /// An option of a decision that has several.
  case option(TopicID)
  case arguments(TopicID, Side)
  /// An argument, by its number on its side, from 1.
  case argument(TopicID, Side, Int)
  case notes(TopicID)

  /// The key of the decision.
  package var decision: String {
    switch self {
    case .decision(let key), .text(let key, _): key
    case .option(let topic), .arguments(let topic, _), .argument(let topic, _, _),
      .notes(let topic):
      topic.decision
    }
  }

  /// The kind of the item there, if it is one.
  package var item: DecisionItem.Kind? {
    switch self {
    case .argument(_, let side, _): .argument(side)
    case .notes: .note
    case .decision, .text, .option, .arguments: nil
    }
  }
}
