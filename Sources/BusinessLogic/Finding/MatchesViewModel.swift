import ReactiveHybrid

extension ViewModel<Listing> {
  /// Creates the view model of all matches for `words`, in file order or by outcome.
  package convenience init(worker: SearchWorker, words: String, byOutcome: Bool = false) {
    self.init { _ in
      let phrase = Phrase(words)
      let (found, library) = try await worker.find(phrase) { matches in
        (byOutcome ? matches.byOwner() : matches).map { $0.row(byOutcome: byOutcome) }
      }
      var rows = found
      for index in rows.indices { rows[index].number = .position(index + 1) }
      return Listing(
        title: library.sentence(matches: rows.count, of: phrase.words), rows: rows,
        unread: library.unread)
    }
  }

  /// Creates the view model of the best 100 matches for the words in `text`, best first.
  package convenience init(worker: SearchWorker, searching text: String) {
    self.init { _ in
      let results = try SearchResults(of: text, in: try await worker.index(), limit: 100)
      return Listing(title: results.title, rows: results.rows, unread: results.unread)
    }
  }
}
