import ReactiveHybrid

package struct Differences: Sendable, Equatable {
  /// The earlier revision; `nil` for the saved version outside the draft.
  package let revision: String?
  package let decisions: [Item]

  /// What the decisions are compared with: `since main`.
  package var since: String { revision.map { "since \($0)" } ?? "in the draft" }

  package struct Item: Sendable, Equatable {
    package let key: String
    /// The current title; the last one if the decision was removed.
    package let title: String
    package let deltas: [DecisionDelta]
  }
}

extension ViewModel<Differences> {
  package convenience init(worker: DecisionsWorker, since revision: String?, of key: String?) {
    self.init { _ in
      try await worker.differences(since: revision, of: key)
    }
  }
}
