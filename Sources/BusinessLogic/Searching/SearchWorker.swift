import ReactiveHybrid

/// Keeps all decisions ready to be searched, and searches them.
///
/// One is shared by all that search, since the index is worth keeping: it is made once for each
/// state of the library, and only of the files that have changed.
public actor SearchWorker {
  private let library: LibraryWorker
  private var latest = SearchIndex()
  private var hasFound = false

  /// Creates a worker on any service that keeps decisions.
  public init(_ library: LibraryWorker) {
    self.library = library
  }

  /// The index of what the service keeps now.
  func index() async throws(WorkerFailure) -> SearchIndex {
    let index = SearchIndex(try await library.files(latest.renewal))
    latest = index
    return index
  }

  /// What `make` makes of all passages that name `phrase`, a file at a time, in file order, and how
  /// much was looked through.
  func find<Value: Sendable>(
    _ phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Value]
  ) async throws(WorkerFailure) -> (values: [Value], library: LibraryExtent) {
    // Where one thing is looked for, as a script does, an index would cost more than it saves.
    guard hasFound || !latest.files.isEmpty else {
      hasFound = true
      return try await pass(phrase, make)
    }
    let index = try await index()
    return (await index.matches(of: phrase, make), index.extent)
  }

  /// The same without an index.
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
