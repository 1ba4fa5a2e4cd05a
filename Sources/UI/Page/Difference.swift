import Prompt

/// The difference between two versions of a page. Rows are matched by id, never by their lines.
nonisolated struct Difference {
  enum Change {
    case added(Row)
    case gone(Row)
    case changed(Row, was: Row)
    case moved(Row, was: Row)
  }

  let changes: [Change]
  let renumbered: [(now: Row, was: Row)]
  var isEmpty: Bool { changes.isEmpty && renumbered.isEmpty }

  /// Compares two lists of rows.
  ///
  /// A longest rising subsequence stays, so as few rows as possible count as moved. Between two
  /// rows that stayed, a removed and an added row count as one reworded row if they share at least
  /// half of their words. The comparison takes n log n steps, whatever has changed.
  init(from before: [Row], to now: [Row]) {
    let pairs = Self.pairs(before.map(\.id), now.map(\.id))
    let kept = Self.longestRise(of: pairs.map(\.before)).map { pairs[$0] }
    let keptNow = Set(kept.map(\.now))
    var (changes, renamed) = Self.leftOver(before, now, pairs: pairs, kept: kept)
    for pair in pairs {
      let (isNow, was) = (now[pair.now], before[pair.before])
      if isNow.said != was.said {
        changes.append((pair.now, 0, .changed(isNow, was: was)))
      } else if !keptNow.contains(pair.now), isNow.number != was.number || isNow.number.isEmpty {
        changes.append((pair.now, 0, .moved(isNow, was: was)))
      }
    }
    self.changes = changes.enumerated().sorted {
      ($0.element.index, $0.element.rank, $0.offset) < (
        $1.element.index, $1.element.rank, $1.offset
      )
    }.map(\.element.change)
    renamed += kept
    renumbered = renamed.map { (now: now[$0.now], was: before[$0.before]) }
      .filter { $0.now.number != $0.was.number && $0.now.said == $0.was.said }
  }

  private typealias Pair = (before: Int, now: Int)

  /// A change at the row with this index, or before (-1) or after (1) it.
  private typealias Placed = (index: Int, rank: Int, change: Change)

  /// Returns the indices of equal ids, in the current order; duplicates are paired in order.
  private static func pairs(_ before: [Row.ID], _ now: [Row.ID]) -> [Pair] {
    let head = zip(before, now).prefix { $0 == $1 }.count
    let tail = zip(before[head...].reversed(), now[head...].reversed()).prefix { $0 == $1 }.count
    var indices: [Row.ID: [Int]] = [:]
    for index in (head..<before.count - tail).reversed() {
      indices[before[index], default: []].append(index)
    }
    let middle: [Pair] = (head..<now.count - tail).compactMap { index in
      indices[now[index]]?.popLast().map { ($0, index) }
    }
    return (0..<head).map { ($0, $0) } + middle
      + (0..<tail).reversed().map { (before.count - 1 - $0, now.count - 1 - $0) }
  }

  /// Returns the indices of a longest increasing subsequence (Schensted 1961, by patience sorting).
  private static func longestRise(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return Array(sequence(first: ends.last) { $0.flatMap { previous[$0] }.map { .some($0) } })
      .compactMap(\.self).reversed()
  }

  /// Returns the changes of the unpaired rows between rows that stayed, and the pairs among them
  /// that differ only in their id.
  private static func leftOver(
    _ before: [Row], _ now: [Row], pairs: [Pair], kept: [Pair]
  ) -> (changes: [Placed], renamed: [Pair]) {
    var changes: [Placed] = []
    var renamed: [Pair] = []
    let known = (before: Set(pairs.map(\.before)), now: Set(pairs.map(\.now)))
    var start = (before: 0, now: 0)
    for end in kept + [(before.count, now.count)] {
      let gone = (start.before..<end.before).filter { !known.before.contains($0) }
      let added = (start.now..<end.now).filter { !known.now.contains($0) }
      let reworded = Rewording.pairs(gone.map { before[$0] }, added.map { now[$0] })
      var last: Int?
      for (offset, index) in gone.enumerated() {
        if let new = reworded[offset] {
          last = added[new]
          // A row with the same text under another id, such as a renamed file, is the same row.
          if now[added[new]].said == before[index].said {
            renamed.append((index, added[new]))
          } else {
            changes.append((added[new], 0, .changed(now[added[new]], was: before[index])))
          }
        } else {
          changes.append((last ?? start.now, last == nil ? -1 : 1, .gone(before[index])))
        }
      }
      let taken = Set(reworded.values)
      changes += added.indices.filter { !taken.contains($0) }
        .map { (added[$0], 0, .added(now[added[$0]])) }
      start = (end.before + 1, end.now + 1)
    }
    return (changes, renamed)
  }
}

/// Finds the rows that were only reworded.
nonisolated private enum Rewording {
  /// The maximum number of rows compared in one place: nobody reads that many rewordings.
  static let limit = 40

  /// Maps the index of each removed row to that of its replacement, most similar pairs first.
  static func pairs(_ gone: [Row], _ added: [Row]) -> [Int: Int] {
    guard gone.count <= limit, added.count <= limit else { return [:] }
    let candidates = gone.indices.flatMap { old in
      added.indices.map { (likeness: likeness(gone[old], added[$0]), old: old, new: $0) }
    }
    var pairs: [Int: Int] = [:]
    for next in candidates.sorted(by: { $0.likeness > $1.likeness }) where next.likeness >= 0.5 {
      if pairs[next.old] == nil, !pairs.values.contains(next.new) { pairs[next.old] = next.new }
    }
    return pairs
  }

  /// Returns the share of words that two texts of the same owner have in common, from 0 to 1.
  private static func likeness(_ was: Row, _ now: Row) -> Double {
    guard was.id.owner == now.id.owner else { return 0 }
    let words = (Set(was.words), Set(now.words))
    let shared = Double(words.0.intersection(words.1).count)
    return shared / Double(max(1, min(words.0.count, words.1.count)))
  }
}

nonisolated extension Row {
  fileprivate var words: [Substring] { (name.isEmpty ? id.text : name).split(separator: " ") }
}
