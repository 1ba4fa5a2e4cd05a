/// Asks a service for decisions and judges the answers.
public struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any DecisionsWorkerProtocol) {
    self.service = service
  }

  /// Every decision, at least one.
  func decisions() async throws(WorkerFailure) -> [DecisionEntry] {
    let entries = try await WorkerFailure.translating { try await service.getDecisions() }
    guard !entries.isEmpty else { throw .failed("No decisions found") }
    return entries
  }

  /// One decision with at least one option.
  func decision(_ key: String) async throws(WorkerFailure) -> Decision {
    let decision = try await WorkerFailure.translating { try await service.getDecision(key) }
    guard !decision.options.isEmpty else { throw .failed("No options found in \(decision.title)") }
    return decision
  }

  /// One topic of a decision.
  func topic(_ id: TopicID) async throws(WorkerFailure) -> Topic {
    let decision = try await decision(id.decision)
    return try await WorkerFailure.translating { try decision.topic(id.option) }
  }
}
