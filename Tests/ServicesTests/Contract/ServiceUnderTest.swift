import BusinessLogic
import Services
import Testing

/// A kind of service that must keep the contract.
///
/// To add one, write a file that fills it, and add it to ``all``.
struct ServiceUnderTest: Sendable, CustomTestStringConvertible {
  static let all: [ServiceUnderTest] = [
    .memory,
    .files,
    .behindHealthyFaults,
  ]

  let testDescription: String

  /// Fills a service with ``Sample/decisions`` and passes it to a test.
  let filled: @Sendable ((FilledService) async throws -> Void) async throws -> Void
}

/// A service with the sample, as the layers above see it.
struct FilledService {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol
  let watched: any WatchingWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any ArgumentsWorkerProtocol<Neutral>

  init(_ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & WatchingWorkerProtocol) {
    decisions = source
    editing = source
    watched = source
    pros = DecisionArguments<Pros, _>(source)
    cons = DecisionArguments<Cons, _>(source)
    neutral = DecisionArguments<Neutral, _>(source)
  }
}
