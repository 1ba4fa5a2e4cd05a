import BusinessLogic

/// The arguments of one side, taken from the decisions that another service keeps.
///
/// So whatever keeps decisions, in memory or in files, serves pros and cons too.
public struct DecisionArguments<S: Sided, Source: DecisionsWorkerProtocol>: ArgumentsWorkerProtocol
{
  private let decisions: Source

  /// Creates the service of one side of `decisions`.
  public init(_ decisions: Source) {
    self.decisions = decisions
  }

  /// The topic with its arguments of this side; throws what the decisions throw, and
  /// ``NoSuchOption`` for an option that the decision hasn't got.
  public func getArguments(of topic: TopicID) async throws -> AI {
    let found = try await decisions.getDecision(topic.decision).topic(topic.option)
    return AI(title: found.title, arguments: found.arguments(on: S.side), notes: found.notes)
  }
}
