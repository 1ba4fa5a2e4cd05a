import ReactiveHybrid

/// What to compare.
public struct DiffRequest: Sendable, Hashable {
  /// The earlier revision; `nil` for what is kept outside of the draft.
  public let revision: String?

  /// What a route calls the only decision; `nil` for all.
  public let decision: String?

  /// Creates a request.
  public init(since revision: String?, of decision: String? = nil) {
    (self.revision, self.decision) = (revision, decision)
  }
}

/// The decisions that have changed.
public struct Differences: Sendable, Equatable {
  /// What was compared.
  public let request: DiffRequest

  /// The decisions with a difference.
  public let decisions: [Item]

  /// A decision that has changed.
  public struct Item: Sendable, Equatable {
    /// What a route calls it.
    public let key: String
    /// Its present title, or the last one.
    public let title: String
    /// Its differences, at least one.
    public let deltas: [DecisionDelta]
  }
}

/// The view model of a comparison: every fetch compares anew.
public typealias DiffViewModel = ViewModel<Differences>

extension DiffViewModel {
  /// Creates the view model of what `request` asks for.
  public convenience init(worker: HistoryWorker, request: DiffRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.differences(request) }
  }
}
