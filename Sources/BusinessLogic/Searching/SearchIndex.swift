import ReactiveHybrid

struct SearchIndex: Sendable {
  let files: [SearchedFile]
  let extent: LibraryExtent

  init(_ files: [SearchedFile] = []) {
    self.files = files
    extent = LibraryExtent(files.map(\.file.isReadable))
  }

  /// A pass that creates the next index. It reuses this index for unchanged files.
  var renewal: LibraryPass<SearchedFile> {
    LibraryPass(renewing: files, of: { $0.file }) { SearchedFile($0) }
  }

  /// Returns the best matches of `phrases`, at most `limit`, best first, and the number of all
  /// matches. Equal ranks keep file order. Throws `.cancelled`.
  func search(
    _ phrases: [Phrase], whole: Phrase, limit: Int
  ) throws(WorkerFailure) -> (matches: [Match], count: Int) {
    var best: [(rank: Int, file: SearchedFile, passage: Int)] = []
    var (count, worst) = (0, Int.max)
    for file in files {
      if Task.isCancelled { throw .cancelled }
      file.search(phrases, whole: whole) { passage, rank in
        count += 1
        guard rank < worst else { return }
        best.insert((rank, file, passage), at: best.firstIndex { rank < $0.rank } ?? best.count)
        if best.count > limit { best.removeLast() }
        if best.count == limit, let last = best.last { worst = last.rank }
      }
    }
    return (best.map { $0.file.match($0.passage, of: phrases) }, count)
  }
}
