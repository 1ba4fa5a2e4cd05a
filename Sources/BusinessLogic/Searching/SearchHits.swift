/// The best hits of a search, and the number of all hits.
struct SearchHits: Sendable {
  struct Hit: Sendable, Comparable {
    let rank: SearchRank
    /// The index of its file, and its own index in the file.
    let file: Int
    let passage: Int

    static func < (left: Hit, right: Hit) -> Bool {
      (left.rank, left.file, left.passage) < (right.rank, right.file, right.passage)
    }
  }

  let limit: Int
  private(set) var best: [Hit] = []
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns whether a hit can be among the best. Of equal ranks, the earlier one wins.
  func hasRoom(for rank: SearchRank) -> Bool {
    best.count < limit || best.last.map { rank < $0.rank } ?? false
  }

  mutating func addAnother() {
    count += 1
  }

  /// Adds a hit. The order of the calls makes no difference.
  mutating func add(_ hit: Hit) {
    count += 1
    keep(hit)
  }

  mutating func add(_ part: SearchHits) {
    count += part.count
    part.best.forEach { keep($0) }
  }

  private mutating func keep(_ hit: Hit) {
    if best.count == limit {
      guard let worst = best.last, hit < worst else { return }
      best.removeLast()
    }
    var place = best.count
    while place > 0, hit < best[place - 1] { place -= 1 }
    best.insert(hit, at: place)
  }
}
