import ReactiveHybrid

/// Keeps a search index of all decisions, and searches it.
///
/// All searches share one worker, because the index is expensive. It is updated only for changed
/// files.
public actor SearchWorker {
  private let library: LibraryWorker
  private var latest = SearchIndex()
  private var hasFound = false

  /// Creates a worker for a library.
  public init(_ library: LibraryWorker) {
    self.library = library
  }

  func index() async throws(WorkerFailure) -> SearchIndex {
    let index = SearchIndex(try await library.files(latest.renewal))
    latest = index
    return index
  }

  /// Returns the results of `make` for each file's matches, and the extent of the library.
  func find<Value: Sendable>(
    _ phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Value]
  ) async throws(WorkerFailure) -> (values: [Value], library: LibraryExtent) {
    // For a single search, as in a script, an index costs more than it saves.
    guard hasFound || !latest.files.isEmpty else {
      hasFound = true
      return try await pass(phrase, make)
    }
    let index = try await index()
    return (await index.matches(of: phrase, make), index.extent)
  }

  private func pass<Value: Sendable>(
    _ phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Value]
  ) async throws(WorkerFailure) -> (values: [Value], library: LibraryExtent) {
    let found = try await library.files(
      LibraryPass(naming: phrase) { file in
        (values: make(SearchedFile(file).matches(of: phrase)), isReadable: file.isReadable)
      })
    return (found.flatMap(\.values), LibraryExtent(found.map(\.isReadable)))
  }
}
