/// How much of a list a person knows, after it has changed by itself.
nonisolated struct SeenRows {
  /// The rows that were seen.
  let seen: ArraySlice<Passage>

  /// Those after them that were held, too.
  let unseen: ArraySlice<Passage>

  /// Whether no others came after those.
  let wereAll: Bool

  /// The most rows that were seen at a time: a list that has become shorter may grow again.
  let window: Int

  /// How many of the rows that there are `now` take the place of those that were seen: all up to the
  /// last that was seen and is still there, or is there changed.
  func kept(in now: [Passage]) -> Int {
    let end = Self.end(of: seen, in: now[...])
    let gone = seen.dropFirst(Self.end(of: now[...], in: seen))
    let changed = SamePassages.pairs(Array(gone), Array(news(in: now[end...].prefix(gone.count))))
    return end + (changed.map { $0.added + 1 }.max() ?? 0)
  }

  /// How many of the rows that there are `now` are to be known: behind those that were seen also what
  /// is new there, as far as that would have been seen. What was there before and was not seen is no
  /// news: it comes with the next screen, unless it is all that is left and fits where the others were.
  func count(in now: [Passage], areAll: Bool) -> Int {
    if wereAll && unseen.isEmpty { return now.count }
    let kept = kept(in: now)
    if kept == 0, areAll, now.count <= window { return now.count }
    let end = news(in: now[kept...].prefix(max(0, window - kept))).endIndex
    let isHeldNext = !now[end...].isEmpty && news(in: now[end...].prefix(1)).isEmpty
    // Otherwise they may be rows that came after those that were held, and have only moved up.
    return wereAll || kept == 0 || isHeldNext ? end : kept
  }

  /// The first of `rows`, up to one that was held and not seen.
  private func news(in rows: ArraySlice<Passage>) -> ArraySlice<Passage> {
    let known = Set(unseen.map(\.identity))
    return rows.prefix { !known.contains($0.identity) }
  }

  /// The place behind the last of `passages` that is one of `others`, too.
  private static func end(
    of others: ArraySlice<Passage>, in passages: ArraySlice<Passage>
  ) -> Int {
    let known = Set(others.map(\.identity))
    return passages.lastIndex { known.contains($0.identity) }.map { $0 + 1 } ?? 0
  }
}

nonisolated extension Passage {
  fileprivate var identity: String { key ?? content }
}
