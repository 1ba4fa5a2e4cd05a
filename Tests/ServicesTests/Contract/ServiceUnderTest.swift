import BusinessLogic
import Services
import Testing

/// A kind of service that must keep the contract, whoever made it.
///
/// A new one takes a file that says how it is filled, and a line in ``all``.
struct ServiceUnderTest: Sendable, CustomTestStringConvertible {
  /// Every kind that there is.
  static let all: [ServiceUnderTest] = [
    .memory,
    .files,
    .behindHealthyFaults,
  ]

  let testDescription: String

  /// Fills a service with ``Sample/decisions`` and gives it to a test.
  let filled: @Sendable ((FilledService) async throws -> Void) async throws -> Void
}

/// A service that keeps the sample, as the layers above see it.
struct FilledService {
  let decisions: any DecisionsWorkerProtocol
  let editing: any EditingWorkerProtocol
  let watched: any WatchingWorkerProtocol
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let neutral: any NeutralWorkerProtocol

  init(_ source: some DecisionsWorkerProtocol & EditingWorkerProtocol & WatchingWorkerProtocol) {
    decisions = source
    editing = source
    watched = source
    pros = DecisionArguments<Pros, _>(source)
    cons = DecisionArguments<Cons, _>(source)
    neutral = DecisionArguments<Neutral, _>(source)
  }
}
