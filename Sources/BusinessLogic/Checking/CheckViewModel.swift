import ReactiveHybrid

package typealias CheckViewModel = ViewModel<Findings>

extension CheckViewModel {
  /// Creates the view model of the problems that `worker` finds. A strict check fails on remarks,
  /// too.
  package convenience init(worker: LibraryWorker, isStrict: Bool = false) {
    self.init { _ throws(WorkerFailure) in
      Findings(in: try await worker.files(LibraryPass { CheckedFile($0) }), isStrict: isStrict)
    }
  }
}
