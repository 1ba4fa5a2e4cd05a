import ReactiveHybrid

/// Everything that names some words, grouped by the outcome.
public typealias ReasonsViewModel = ViewModel<Reasons>

extension ReasonsViewModel {
  /// Creates the view model of all that names `words`.
  public convenience init(worker: SearchWorker, words: String) {
    self.init { _ throws(WorkerFailure) in try await Reasons(of: Phrase(words), worker) }
  }
}
