/// What has become of the passages of a screen from one moment to another.
nonisolated struct Difference: Sendable, Equatable {
  /// One passage that is not what it was.
  enum Change: Sendable, Equatable {
    case added(Passage)
    case gone(Passage)
    case changed(Passage, was: Passage)
    case moved(Passage, was: Passage)
  }

  /// The changes in the order in which a person would meet them on the screen.
  let changes: [Change]

  /// A passage that is what it was but has another number now.
  struct Renumbered: Sendable, Equatable {
    let now: Passage
    let was: Passage
  }

  /// Those that have another number now.
  let renumbered: [Renumbered]

  /// Compares two states of a screen.
  ///
  /// What says the same is the same; of what is in another order as few as possible have moved
  /// (all but a longest increasing subsequence). It takes n log n steps, however much has changed.
  init(from before: [Passage], to now: [Passage]) {
    let pairs = Self.pairs(before, now)
    let kept = Self.longestRise(of: pairs.map(\.before)).map { pairs[$0] }
    var changes = Self.leftOver(before, now, pairs: pairs, kept: kept)
    let keptNow = Set(kept.map(\.now))
    for pair in pairs where !keptNow.contains(pair.now) {
      let (isNow, was) = (now[pair.now], before[pair.before])
      // A row that others have pushed out of its order and back to its number stands where it stood.
      guard isNow.number != was.number || isNow.number.isEmpty else { continue }
      changes.append((pair.now, 0, .moved(isNow, was: was)))
    }
    self.changes = changes.enumerated()
      .sorted {
        ($0.element.place, $0.element.rank, $0.offset) < (
          $1.element.place, $1.element.rank, $1.offset
        )
      }
      .map(\.element.change)
    renumbered = kept.map { Renumbered(now: now[$0.now], was: before[$0.before]) }
      .filter { $0.now.number != $0.was.number }
  }

  /// Whether nothing has changed that a person would see.
  var isEmpty: Bool { changes.isEmpty && renumbered.isEmpty }

  private typealias Pair = (before: Int, now: Int)

  /// A change and its place on the screen as it is now: before, at or after the passage there.
  private typealias Placed = (place: Int, rank: Int, change: Change)

  /// Passages that say the same, in their present order: those at the beginning and at the end that
  /// nothing has changed before or behind, and of several between them the first is the first.
  ///
  /// Of two things that are both still there none is the other, whatever they say.
  private static func pairs(_ before: [Passage], _ now: [Passage]) -> [Pair] {
    let lasting = Set(before.compactMap(\.key)).intersection(now.compactMap(\.key))
    func identity(_ passage: Passage) -> String {
      guard let key = passage.key, lasting.contains(key) else { return passage.content }
      return "\(key)\0\(passage.content)"
    }
    let (old, new) = (before.map(identity), now.map(identity))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    var places: [String: [Int]] = [:]
    for place in (head..<before.count - tail).reversed() {
      places[old[place], default: []].append(place)
    }
    let middle: [Pair] = (head..<now.count - tail).compactMap { place in
      places[new[place]]?.popLast().map { ($0, place) }
    }
    return (0..<head).map { ($0, $0) } + middle
      + (0..<tail).reversed().map { (before.count - 1 - $0, now.count - 1 - $0) }
  }

  /// The places of a longest increasing subsequence (Schensted 1961, by patience sorting).
  private static func longestRise(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    return Array(sequence(first: ends.last) { $0.flatMap { previous[$0] }.map { .some($0) } })
      .compactMap(\.self).reversed()
  }

  /// What has no partner that says the same: between two passages that were kept, what went and
  /// what came may be one thing that has changed.
  private static func leftOver(
    _ before: [Passage], _ now: [Passage], pairs: [Pair], kept: [Pair]
  ) -> [Placed] {
    var changes: [Placed] = []
    let known = (before: Set(pairs.map(\.before)), now: Set(pairs.map(\.now)))
    var start = (before: 0, now: 0)
    for end in kept + [(before.count, now.count)] {
      let gone = (start.before..<end.before).filter { !known.before.contains($0) }
      var added = (start.now..<end.now).filter { !known.now.contains($0) }
      // Where each of those that were is now, as far as it is there.
      var places: [Int?] = Array(repeating: nil, count: gone.count)
      for (old, new) in SamePassages.pairs(gone.map { before[$0] }, added.map { now[$0] }) {
        let was = before[gone[old]]
        let (place, isNow) = (added[new], now[added[new]])
        // What is shown of it may be the same where there is room for a part only.
        if was.lines != isNow.lines { changes.append((place, 0, .changed(isNow, was: was))) }
        places[old] = place
        added[new] = -1
      }
      var last: Int?
      for (place, passage) in zip(places, gone) {
        last = place ?? last
        guard place == nil else { continue }
        changes.append((last ?? start.now, last == nil ? -1 : 1, .gone(before[passage])))
      }
      changes += added.filter { $0 >= 0 }.map { ($0, 0, .added(now[$0])) }
      start = (end.before + 1, end.now + 1)
    }
    return changes
  }
}
