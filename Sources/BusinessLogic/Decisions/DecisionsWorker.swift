import Decisions
import ReactiveHybrid

/// Fetches decisions from a service, and fails if one is empty.
package struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  package init(_ service: any DecisionsWorkerProtocol) {
    self.service = service
  }

  /// Returns the first `rows` decisions; `nil` returns all.
  func decisions(upTo rows: Int?) async throws(WorkerFailure) -> DecisionSlice {
    try await WorkerFailure.translating { try await service.getDecisions(upTo: rows) }
  }

  package func key(of said: String) async -> String { await service.key(of: said) }

  /// Returns the path of the decision's file; `nil` if it isn't in a file, or the service fails.
  func filePath(of key: String) async -> String? { try? await service.filePath(of: key) }

  /// Returns the result of `look`, which may throw, for a decision that isn't empty.
  func decision<Value>(
    _ key: String, _ look: @Sendable (Decision) throws -> Value
  ) async throws(WorkerFailure) -> Value {
    try await WorkerFailure.translating { try look(await service.getDecision(key).notEmpty()) }
  }
}
