/// All decisions, made ready to be searched.
struct SearchIndex: Sendable {
  private let files: [SearchedFile]

  /// An index of nothing.
  init() { files = [] }

  /// An index of `files`; of those that haven't changed since `earlier` was made it takes what
  /// that has.
  init(of files: [LibraryFile], after earlier: SearchIndex) async {
    let known = Dictionary(earlier.files.map { ($0.file.path, $0) }) { $1 }
    self.files = await files.indices.mapInPortions { place in
      let file = files[place]
      guard let same = known[file.path], same.file == file else { return SearchedFile(file) }
      return same
    }
  }

  /// The files, in their order.
  var library: [LibraryFile] { files.map(\.file) }

  /// What `make` makes of all passages that name `phrase`, a file at a time, in file order.
  func matches<Value: Sendable>(
    of phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Value]
  ) async -> [Value] {
    let found: [[Value]] = await files.mapInPortions { make($0.matches(of: phrase)) }
    return found.flatMap(\.self)
  }

  /// The best matches of `query`, at most `limit`, the best first, and how many there are in all;
  /// nothing complete if the task is cancelled meanwhile.
  func search(_ query: SearchQuery, limit: Int) async -> (matches: [Match], count: Int) {
    guard !query.isEmpty else { return ([], 0) }
    let parts = await files.indices.mapPortions { places in
      var hits = SearchHits(limit: limit)
      for place in places where !Task.isCancelled {
        files[place].search(query, at: place, into: &hits)
      }
      return hits
    }
    let hits = parts.reduce(into: SearchHits(limit: limit)) { $0.add($1) }
    let matches = hits.best.map { hit in
      let file = files[hit.file]
      return Match(
        file: file.file, passage: file.passages[hit.passage], phrases: query.phrases)
    }
    return (matches, hits.count)
  }
}
