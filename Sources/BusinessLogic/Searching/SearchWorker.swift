import ReactiveHybrid

/// Keeps a search index of all decisions, and searches the decisions.
///
/// All searches as you type share one worker, because the index is expensive. It is updated only for
/// changed files.
public actor SearchWorker {
  private let library: DecisionsWorker
  private var latest = SearchIndex()

  /// Creates a worker for a library.
  public init(_ library: DecisionsWorker) {
    self.library = library
  }

  func index() async throws(WorkerFailure) -> SearchIndex {
    let index = SearchIndex(try await library.files(latest.renewal))
    latest = index
    return index
  }

  /// Returns the rows that `make` makes of each file's matches, and the extent of the library. Uses
  /// no index, because to build one costs more than a single search saves.
  nonisolated func find(
    _ phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Listing.Row]
  ) async throws(WorkerFailure) -> (rows: [Listing.Row], library: LibraryExtent) {
    let found = try await library.files(
      LibraryPass(naming: phrase) { file in
        let matches = SearchedFile(file, withMarkup: true).matches(of: phrase)
        return (rows: make(matches), isReadable: file.isReadable)
      })
    return (found.flatMap(\.rows), LibraryExtent(found.map(\.isReadable)))
  }
}
