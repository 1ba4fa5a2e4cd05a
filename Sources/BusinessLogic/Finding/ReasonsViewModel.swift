/// What was found in all decisions, by what became of it.
public final class ReasonsViewModel: ViewModel<Reasons> {
  /// Creates the view model of all that names `words`.
  public init(worker: SearchWorker, words: String) {
    super.init { () throws(WorkerFailure) in
      try await Reasons(of: Phrase(words), worker)
    }
  }
}
