/// All decisions, made ready to be searched.
struct SearchIndex: Sendable {
  /// The files, in their order.
  let files: [SearchedFile]

  /// How much there is to search.
  let extent: LibraryExtent

  /// How many of the files a search looks through first.
  private let beginning: Int

  /// As many passages as are searched in a few milliseconds, whatever is searched for; a word that one
  /// in a thousand has fills the list.
  static let passagesFirst = 25_000

  /// An index of these files, of which those up to so many passages are searched first.
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
  ///
  /// `first` is told what the beginning of a large library has, if that is as much as is shown: the
  /// more matches there are, the longer it takes to know the best of them.
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

  /// The best matches, the best first, and how many there are.
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
