/// The best of what a search finds, and how much that is in all.
struct SearchHits: Sendable {
  /// A passage that was found.
  struct Hit: Sendable, Comparable {
    let rank: SearchRank

    /// The place of its file in the index, and its own among the passages of the file.
    let file: Int
    let passage: Int

    static func < (left: Hit, right: Hit) -> Bool {
      (left.rank, left.file, left.passage) < (right.rank, right.file, right.passage)
    }
  }

  /// How many of the best are kept.
  let limit: Int

  /// The best, in their order.
  private(set) var best: [Hit] = []

  /// How many there are in all.
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a hit of this rank could be among the best; one that comes later is no better than
  /// one of the same rank.
  func hasRoom(for rank: SearchRank) -> Bool {
    best.count < limit || best.last.map { rank < $0.rank } ?? false
  }

  /// Adds a hit that can't be among the best.
  mutating func addAnother() {
    count += 1
  }

  /// Adds a hit; the order in which hits come makes no difference.
  mutating func add(_ hit: Hit) {
    count += 1
    keep(hit)
  }

  /// Adds what another part of the same search has found.
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
