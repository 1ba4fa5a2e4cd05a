import ReactiveHybrid

/// Asks a service for decisions and judges the answers.
public struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any DecisionsWorkerProtocol) {
    self.service = service
  }

  /// The list of decisions, as far as `request` wants to see it.
  func decisions(
    _ request: Request<DecisionList>
  ) async throws(WorkerFailure) -> HeldDecisions {
    guard request.why == .more, let held = request.held?.held else {
      return HeldDecisions(try await slice(Batch(limit: request.rows), request.report))
    }
    guard !held.holds(request.rows) else { return held }
    let slice = try await slice(held.next(upTo: request.rows), request.report)
    if let longer = held.adding(slice) { return longer }
    return HeldDecisions(try await self.slice(Batch(limit: request.rows), request.report))
  }

  /// A part of all decisions, of which there is at least one.
  private func slice(
    _ batch: Batch, _ report: @escaping ProgressReport
  ) async throws(WorkerFailure) -> DecisionSlice {
    try await WorkerFailure.translating {
      let slice = try await service.getDecisions(batch, reporting: report)
      guard !slice.isOfNothing(batch) else { throw NothingThere("No decisions found") }
      return slice
    }
  }

  /// What `look` makes of one decision that says something, be it without options; whatever it
  /// throws is a failure as the service's are.
  func decision<Value>(
    _ key: String, _ look: @Sendable (Decision) throws -> Value
  ) async throws(WorkerFailure) -> Value {
    try await WorkerFailure.translating { try look(await service.getDecision(key).notEmpty()) }
  }
}
