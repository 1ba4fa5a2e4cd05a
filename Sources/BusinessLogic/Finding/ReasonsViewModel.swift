import ReactiveHybrid

/// The view model of the matches, grouped by outcome.
public typealias ReasonsViewModel = ViewModel<Reasons>

extension ReasonsViewModel {
  /// Creates the view model of the matches for `words`.
  public convenience init(worker: SearchWorker, words: String) {
    self.init { _ throws(WorkerFailure) in try await Reasons(of: Phrase(words), worker) }
  }
}
