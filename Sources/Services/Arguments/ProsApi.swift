import BusinessLogic
import Decisions

/// The document's service of pros, for any source of decisions.
public typealias ProsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Pros, Source>

/// The document's service of cons, for any source of decisions.
public typealias ConsApi<Source: DecisionsWorkerProtocol> = DecisionArguments<Cons, Source>

/// Provides the arguments of one side from any service of decisions, in memory or in files.
public struct DecisionArguments<S: Sided, Source: DecisionsWorkerProtocol>: ArgumentsWorkerProtocol
{
  private let decisions: Source

  /// Creates the service of one side of `decisions`.
  public init(_ decisions: Source) {
    self.decisions = decisions
  }

  /// Returns the topic with its arguments of this side. Throws the errors of the decisions, and
  /// ``Refused`` for an unknown option.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await decisions.getDecision(topic.decision).topic(topic.option).only(S.side)
  }
}
