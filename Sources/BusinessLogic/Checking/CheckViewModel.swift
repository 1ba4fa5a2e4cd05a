/// What a person should look at in all decisions.
public final class CheckViewModel: ViewModel<Findings> {
  /// Creates the view model of all that `worker` finds; a strict check fails because of remarks, too.
  public init(worker: LibraryWorker, isStrict: Bool = false) {
    super.init { () throws(WorkerFailure) in
      Findings(in: try await worker.files(LibraryPass { CheckedFile($0) }), isStrict: isStrict)
    }
  }
}
