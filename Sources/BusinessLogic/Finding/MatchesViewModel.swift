import ReactiveHybrid

package typealias MatchesViewModel = ViewModel<Listing>

extension MatchesViewModel {
  /// Creates the view model of all matches for `words`, in file order.
  package convenience init(worker: SearchWorker, words: String) {
    self.init { _ throws(WorkerFailure) in
      try await Listing(of: Phrase(words), worker)
    }
  }

  /// Creates the view model of the best 100 matches for the words in `text`, best first.
  package convenience init(worker: SearchWorker, searching text: String) {
    self.init { _ throws(WorkerFailure) in
      let results = await SearchResults(of: text, in: try await worker.index(), limit: 100)
      guard !Task.isCancelled else { throw .cancelled }
      return Listing(results)
    }
  }
}

extension Listing {
  fileprivate init(of phrase: Phrase, _ worker: SearchWorker) async throws(WorkerFailure) {
    let (found, library) = try await worker.find(phrase) { matches in
      matches.map { (sentence: $0.sentence, remark: $0.remark, route: $0.route) }
    }
    self.init(
      title: Sentences.matches(found.count, of: phrase.words, in: library), found,
      unread: library.unread
    ) { number, match in
      Row(number: number, match.sentence, remark: match.remark, key: match.route)
    }
  }

  fileprivate init(_ results: SearchResults) {
    self.init(title: results.title, results.rows, unread: results.unread) { _, row in row }
  }
}
