/// All decisions, made ready to be searched.
struct SearchIndex: Sendable {
  /// The files, in their order.
  let files: [SearchedFile]

  /// How much there is to search.
  let extent: LibraryExtent

  init(_ files: [SearchedFile] = []) {
    self.files = files
    extent = LibraryExtent(files.map(\.file.isReadable))
  }

  /// What makes an index of a library; of the files that haven't changed since this one was made
  /// it takes what this one has.
  var renewal: LibraryPass<SearchedFile> {
    let known = Dictionary(files.map { ($0.file.path, $0) }) { $1 }
    return LibraryPass(unless: { path, version in
      known[path].flatMap { $0.file.version == version ? $0 : nil }
    }) { file in
      SearchedFile(file)
    }
  }

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
      return Match(file: file.file, passage: file.passage(hit.passage), phrases: query.phrases)
    }
    return (matches, hits.count)
  }
}
