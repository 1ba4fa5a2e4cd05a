struct SearchIndex: Sendable {
  let files: [SearchedFile]
  let extent: LibraryExtent
  private let beginning: Int

  /// The number of passages that any search covers within a few milliseconds. A word that occurs in
  /// one of a thousand passages fills the list.
  static let passagesFirst = 25_000

  /// Creates an index of `files`. The files with the first `passagesFirst` passages are searched
  /// first.
  init(_ files: [SearchedFile] = [], passagesFirst: Int = Self.passagesFirst) {
    self.files = files
    extent = LibraryExtent(files.map(\.file.isReadable))
    var passages = 0
    beginning =
      files.firstIndex { file in
        passages += file.count
        return passages > passagesFirst
      } ?? files.count
  }

  /// A pass that creates the next index. It reuses this index for unchanged files.
  var renewal: LibraryPass<SearchedFile> {
    let known = Dictionary(files.map { ($0.file.path, $0) }) { $1 }
    return LibraryPass(unless: { path, version in
      known[path].flatMap { $0.file.version == version ? $0 : nil }
    }) { file in
      SearchedFile(file)
    }
  }

  /// Returns the results of `make` for the matches of `phrase` in each file, in file order.
  func matches<Value: Sendable>(
    of phrase: Phrase, _ make: @escaping @Sendable ([Match]) -> [Value]
  ) async -> [Value] {
    let found: [[Value]] = await files.mapInPortions { make($0.matches(of: phrase)) }
    return found.flatMap(\.self)
  }

  /// Returns the best matches of `query`, at most `limit`, best first, and the number of all
  /// matches. The result is incomplete if the task is cancelled.
  ///
  /// In a large library, ranking takes longer the more matches there are. If the beginning of the
  /// library fills the list, calls `first` with its matches.
  func search(
    _ query: SearchQuery, limit: Int, first: ((Found) async -> Void)? = nil
  ) async -> Found {
    guard !query.isEmpty else { return ([], 0) }
    let places = first == nil ? 0 : beginning
    var hits = await hits(of: query, limit: limit, in: 0..<places)
    if places < files.count {
      if let first, hits.best.count == limit { await first(found(hits, of: query)) }
      hits.add(await self.hits(of: query, limit: limit, in: places..<files.count))
    }
    return found(hits, of: query)
  }

  typealias Found = (matches: [Match], count: Int)

  private func hits(of query: SearchQuery, limit: Int, in places: Range<Int>) async -> SearchHits {
    let parts = await places.mapPortions { places in
      var hits = SearchHits(limit: limit)
      for place in places where !Task.isCancelled {
        files[place].search(query, at: place, into: &hits)
      }
      return hits
    }
    return parts.reduce(into: SearchHits(limit: limit)) { $0.add($1) }
  }

  private func found(_ hits: SearchHits, of query: SearchQuery) -> Found {
    let matches = hits.best.map { hit in
      let file = files[hit.file]
      return Match(
        file: file.file, passage: file.passage(hit.passage), phrases: query.phrases,
        optionNames: file.file.decision.optionNames)
    }
    return (matches, hits.count)
  }
}
