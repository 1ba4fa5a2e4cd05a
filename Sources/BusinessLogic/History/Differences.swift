import ReactiveHybrid

package struct Differences: Sendable, Equatable {
  /// The earlier revision; `nil` for the saved version outside the draft.
  package let revision: String?
  package let decisions: [Item]

  package struct Item: Sendable, Equatable {
    package let key: String
    /// The current title; the last one if the decision was removed.
    package let title: String
    package let deltas: [DecisionDelta]
  }
}

extension ViewModel<Differences> {
  package convenience init(worker: DecisionsWorker, since revision: String?, of key: String?) {
    self.init { _ throws(WorkerFailure) in
      try await worker.differences(since: revision, of: key)
    }
  }
}
