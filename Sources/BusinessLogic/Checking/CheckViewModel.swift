import ReactiveHybrid

/// The problems in all decisions.
public typealias CheckViewModel = ViewModel<Findings>

extension CheckViewModel {
  /// Creates the view model of all that `worker` finds. A strict check fails because of remarks, too.
  public convenience init(worker: LibraryWorker, isStrict: Bool = false) {
    self.init { _ throws(WorkerFailure) in
      Findings(in: try await worker.files(LibraryPass { CheckedFile($0) }), isStrict: isStrict)
    }
  }
}
