/// How much of a list a person has seen, after it has changed.
nonisolated enum SeenRows {
  /// How many of the rows that there are `now` take the place of those that were seen `before`: all
  /// up to the last that was seen and is still there, or is there changed. What comes after that was
  /// not seen and is no news: it comes with the next screen.
  static func count(before: [Passage], now: [Passage]) -> Int {
    let seen = Set(before.map(\.identity))
    let end = now.lastIndex { seen.contains($0.identity) }.map { $0 + 1 } ?? 0
    let known = Set(now.map(\.identity))
    let gone = before.suffix(from: before.lastIndex { known.contains($0.identity) }.map { $0 + 1 } ?? 0)
    let changed = SamePassages.pairs(Array(gone), Array(now[end...].prefix(gone.count)))
    return end + (changed.map { $0.added + 1 }.max() ?? 0)
  }
}

nonisolated extension Passage {
  fileprivate var identity: String { key ?? content }
}
