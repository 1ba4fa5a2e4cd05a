import Decisions
import ReactiveHybrid

/// Fetches changes from a service, and compares the decisions.
package struct HistoryWorker: Sendable {
  private let service: any HistoryWorkerProtocol

  package init(_ service: any HistoryWorkerProtocol) {
    self.service = service
  }

  func hasMergeDriver() async -> Bool { await service.hasMergeDriver() }

  func differences(
    since revision: String?, of key: String?
  ) async throws(WorkerFailure) -> Differences {
    try await WorkerFailure.translating {
      let changes = try await service.getChanges(since: revision)
      return Differences(
        revision: revision,
        decisions: changes.compactMap { change in
          guard key ?? change.key == change.key else { return nil }
          let deltas = change.deltas
          guard !deltas.isEmpty, let title = (change.after ?? change.before)?.title else {
            return nil
          }
          return Differences.Item(key: change.key, title: title, deltas: deltas)
        })
    }
  }
}

/// A service that provides earlier versions of its decisions.
public protocol HistoryWorkerProtocol: Sendable {
  /// Returns the decisions that may have changed since `revision`, in the order of the list;
  /// without a revision, those that differ from the saved version.
  ///
  /// It may throw any error whose description is a sentence.
  func getChanges(since revision: String?) async throws -> [DecisionChange]

  /// Returns whether git merges decisions with the merge driver.
  func hasMergeDriver() async -> Bool
}
