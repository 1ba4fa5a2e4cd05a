import Decisions
import ReactiveHybrid

/// A function from a decision to the response of a screen.
///
/// The view model of the screen fetches the decision and applies the function. After the user's own
/// edit, the screen applies it to the decision before and after the edit, and needs no fetch.
package struct DecisionView<Response: Sendable & Equatable>: Sendable {
  fileprivate let key: String
  fileprivate let present: @Sendable (Decision) throws -> Response

  /// Creates the view of a decision; `present` throws if that lacks what the screen shows.
  init(_ key: String, _ present: @escaping @Sendable (Decision) throws -> Response) {
    self.key = key
    self.present = present
  }

  /// Returns the response for `decision`; `nil` if this is a view of another one.
  package func response(
    to decision: Decision, called key: String
  ) -> WorkerResult<Response>? {
    guard self.key == key else { return nil }
    return Result { try present(decision.notEmpty()) }.mapError(WorkerFailure.init)
  }
}

extension ViewModel {
  package convenience init(worker: DecisionsWorker, _ view: DecisionView<Response>) {
    self.init { _ in try await worker.decision(view.key, view.present) }
  }
}
