/// Asks a service for decisions and judges the answers.
public struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any DecisionsWorkerProtocol) {
    self.service = service
  }

  /// A part of all decisions, of which there is at least one.
  func decisions(
    _ page: Page, reporting report: @escaping ProgressReport
  ) async throws(WorkerFailure) -> DecisionSlice {
    let slice = try await WorkerFailure.translating {
      try await service.getDecisions(page, reporting: report)
    }
    guard !slice.isOfNothing(page) else { throw .nothing("No decisions found") }
    return slice
  }

  /// What `look` makes of one decision that says something, be it without options; whatever it
  /// throws is a failure as the service's are.
  func decision<Value>(
    _ key: String, _ look: @Sendable (Decision) throws -> Value
  ) async throws(WorkerFailure) -> Value {
    try await WorkerFailure.translating { try look(await service.getDecision(key).notEmpty()) }
  }
}
