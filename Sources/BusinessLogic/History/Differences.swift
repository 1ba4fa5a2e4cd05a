import ReactiveHybrid

/// A request to compare decisions with earlier versions.
public struct DiffRequest: Sendable, Hashable {
  /// The earlier revision; `nil` for the saved version outside the draft.
  package let revision: String?

  /// The key of the only decision to compare; `nil` for all.
  package let decision: String?

  package init(since revision: String?, of decision: String? = nil) {
    (self.revision, self.decision) = (revision, decision)
  }
}

package struct Differences: Sendable, Equatable {
  package let request: DiffRequest
  package let decisions: [Item]

  package struct Item: Sendable, Equatable {
    package let key: String
    /// The current title; the last one if the decision was removed.
    package let title: String
    package let deltas: [DecisionDelta]
  }
}

package typealias DiffViewModel = ViewModel<Differences>

extension DiffViewModel {
  package convenience init(worker: HistoryWorker, request: DiffRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.differences(request) }
  }
}
