import ReactiveHybrid

package typealias ReasonsViewModel = ViewModel<Reasons>

extension ReasonsViewModel {
  package convenience init(worker: SearchWorker, words: String) {
    self.init { _ throws(WorkerFailure) in try await Reasons(of: Phrase(words), worker) }
  }
}
