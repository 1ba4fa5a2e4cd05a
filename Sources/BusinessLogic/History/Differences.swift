import ReactiveHybrid

/// A request to compare decisions with earlier versions.
public struct DiffRequest: Sendable, Hashable {
  /// The earlier revision; `nil` for the saved version outside the draft.
  public let revision: String?

  /// The key of the only decision to compare; `nil` for all.
  public let decision: String?

  /// Creates a request.
  public init(since revision: String?, of decision: String? = nil) {
    (self.revision, self.decision) = (revision, decision)
  }
}

/// The changed decisions.
public struct Differences: Sendable, Equatable {
  /// The request.
  public let request: DiffRequest

  /// The decisions with a difference.
  public let decisions: [Item]

  /// A changed decision.
  public struct Item: Sendable, Equatable {
    /// The key in a route.
    public let key: String
    /// The current title; the last one if the decision was removed.
    public let title: String
    /// The differences, at least one.
    public let deltas: [DecisionDelta]
  }
}

/// The view model of a comparison, which compares anew on each fetch.
public typealias DiffViewModel = ViewModel<Differences>

extension DiffViewModel {
  /// Creates the view model that carries out `request`.
  public convenience init(worker: HistoryWorker, request: DiffRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.differences(request) }
  }
}
