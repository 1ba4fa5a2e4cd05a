/// What a screen makes of one decision.
public class OneDecisionViewModel<Response: Sendable & Equatable>: ViewModel<Response> {
  private let key: String
  private let present: @Sendable (Decision) throws -> Response

  /// Creates the view model of the decision that a route calls `key`; `present` throws what is
  /// missing in it.
  init(
    worker: DecisionsWorker, key: String,
    _ present: @escaping @Sendable (Decision) throws -> Response
  ) {
    self.key = key
    self.present = present
    super.init { () throws(WorkerFailure) in try await worker.decision(key, present) }
  }

  /// What is made of `decision`, if it is the one that this is about.
  public override func preview(_ decision: Decision, called key: String) -> Response? {
    self.key.isKey(saidAs: key) ? try? present(decision.notEmpty()) : nil
  }
}
