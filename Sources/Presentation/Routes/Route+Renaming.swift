import BusinessLogic
import Decisions

extension Route {
  /// Returns the route with the decision and the option renamed as in `topic`.
  package func naming(_ topic: TopicID) -> Route {
    switch self {
    case .decisions: self
    case .decision: .decision(topic.decision)
    case .whole(_, let screen): .whole(topic.decision, screen)
    case .text(_, let number): .text(topic.decision, number)
    case .option: .option(topic)
    case .part(_, let screen): .part(topic, screen)
    case .arguments(_, let side): .arguments(topic, side)
    case .argument(_, let side, let number): .argument(topic, side, number)
    }
  }

  /// Returns the route after an edit of its decision, which may have renamed its option, and moved or
  /// removed its argument.
  private func renamed(by change: DecisionChange) -> Route {
    guard let topic, topic.decision == change.key, let before = change.before,
      let after = change.after, before.options.count == after.options.count,
      let index = try? before.index(of: topic.option)
    else { return self }
    let isNamed = topic.option.map(before.optionNames.contains) == true
    let name = isNamed ? after.optionNames[index] : topic.option
    return naming(TopicID(decision: topic.decision, option: name))
      .moved(before.options[index], to: after.options[index])
  }

  /// Returns the route of the same argument; that of its list if the argument is gone.
  private func moved(_ before: Topic, to after: Topic) -> Route {
    guard case .argument(let topic, let side, let number) = self else { return self }
    let (old, new) = (before.arguments(on: side), after.arguments(on: side))
    guard old.indices.contains(number - 1) else { return self }
    let matching = Matching(
      old, new, by: [{ ["\($0.weight)", $0.text] + $0.details }, \.text], mayPair: { _, _ in true })
    let place = matching.pairs.first { $0.before == number - 1 }?.after
    return place.map { .argument(topic, side, $0 + 1) } ?? .arguments(topic, side)
  }

  /// Returns the route after an edit, which may have changed the number of its decision or renamed its
  /// option.
  package func renamed(by edited: Edited) -> Route {
    if case .renumber(let done) = edited.action, let topic {
      let key = done.key(of: topic.decision, isUndone: edited.kind == .undone)
      return naming(TopicID(decision: key, option: topic.option))
    }
    return edited.changes.reduce(self) { $0.renamed(by: $1) }
  }
}
