/// How much of a list a person has seen, after it has changed.
nonisolated enum SeenRows {
  /// How many of the rows that there are `now` take the place of those that were seen `before`: all
  /// up to the last that was seen and is still there, or is there changed. What comes after that was
  /// not seen and is no news: it comes with the next screen.
  static func count(before: [Passage], now: [Passage]) -> Int {
    let end = Self.end(of: before, in: now)
    let gone = before.dropFirst(Self.end(of: now, in: before))
    let changed = SamePassages.pairs(Array(gone), Array(now[end...].prefix(gone.count)))
    return end + (changed.map { $0.added + 1 }.max() ?? 0)
  }

  /// The place behind the last of `passages` that is one of `others`, too.
  private static func end(of others: [Passage], in passages: [Passage]) -> Int {
    let known = Set(others.map(\.identity))
    return passages.lastIndex { known.contains($0.identity) }.map { $0 + 1 } ?? 0
  }
}

nonisolated extension Passage {
  fileprivate var identity: String { key ?? content }
}
