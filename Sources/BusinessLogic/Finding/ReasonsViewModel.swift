/// What was found in all decisions, by what became of it.
public final class ReasonsViewModel: ViewModel<Reasons> {
  /// Creates the view model of all that names `words`.
  public init(worker: LibraryWorker, words: String) {
    super.init { () throws(WorkerFailure) in
      Reasons(for: Phrase(words), in: try await worker.files())
    }
  }
}
