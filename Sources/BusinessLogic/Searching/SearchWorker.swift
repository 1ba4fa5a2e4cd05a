/// Keeps all decisions ready to be searched, and searches them.
///
/// One is shared by all that search, since the index is worth keeping: it is made once for each
/// state of the library, and only of the files that have changed.
public actor SearchWorker {
  private let library: LibraryWorker
  private var latest = SearchIndex()

  /// Creates a worker on any service that keeps decisions.
  public init(_ library: LibraryWorker) {
    self.library = library
  }

  /// The index of what the service keeps now.
  func index() async throws(WorkerFailure) -> SearchIndex {
    let index = await SearchIndex(of: try await library.files(), after: latest)
    latest = index
    return index
  }
}
