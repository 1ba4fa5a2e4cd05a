import ReactiveHybrid

package typealias DecisionsViewModel = ViewModel<DecisionList>

extension DecisionsViewModel {
  /// Creates the view model of the decisions of `worker`; `folder` is their folder if it isn't the
  /// requested one.
  package convenience init(worker: DecisionsWorker, in folder: String?) {
    self.init { request throws(WorkerFailure) in
      DecisionList(try await worker.decisions(request), in: folder)
    }
  }
}
