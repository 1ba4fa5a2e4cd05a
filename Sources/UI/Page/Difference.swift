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

  /// Compares two lists of rows, in n log n steps. As few rows as possible count as moved.
  ///
  /// Between two rows that stayed, a removed and an added row count as one reworded row if they
  /// share at least half the words of the shorter one.
  init(from before: [Row], to now: [Row]) {
    // Rows with the same id are paired in order.
    var indices: [Row.ID: [Int]] = [:]
    for index in before.indices.reversed() { indices[before[index].id, default: []].append(index) }
    var partners: [Int: Int] = [:]
    for (index, row) in now.enumerated() {
      if let was = indices[row.id]?.popLast() { partners[was] = index }
    }
    let order = partners.sorted { $0.value < $1.value }.map(\.key)
    let moved = Set(order).subtracting(Self.longestRise(of: order))
    let stayed = partners.filter { !moved.contains($0.key) }
    let gone = Self.unpaired(before, Set(partners.keys), between: Set(stayed.keys))
    let added = Self.unpaired(now, Set(partners.values), between: Set(stayed.values))
    for (gap, old) in gone {
      let new = added[gap] ?? []
      for (was, isNow) in Rewording.pairs(old.map { before[$0] }, new.map { now[$0] }) {
        partners[old[was]] = new[isNow]
      }
    }
    // Twice the index of its row now; a row that is gone comes right after the row before it.
    var changes: [(order: Int, change: Change)] = []
    var renumbered: [(now: Row, was: Row)] = []
    var last = -1
    for (index, was) in before.enumerated() {
      guard let newIndex = partners[index] else {
        changes.append((2 * last + 1, .gone(was)))
        continue
      }
      let (row, isMoved) = (now[newIndex], moved.contains(index))
      if !isMoved { last = newIndex }
      if row.text != was.text {
        changes.append((2 * newIndex, .changed(row, was: was)))
      } else if isMoved, row.number != was.number || row.number.isEmpty {
        changes.append((2 * newIndex, .moved(row, was: was)))
      } else if row.number != was.number {
        renumbered.append((row, was))
      }
    }
    let known = Set(partners.values)
    for (newIndex, row) in now.enumerated() where !known.contains(newIndex) {
      changes.append((2 * newIndex, .added(row)))
    }
    self.renumbered = renumbered
    self.changes = changes.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element.change)
  }

  /// Returns a longest increasing subsequence (Schensted 1961, by patience sorting).
  private static func longestRise(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous: [Int: Int] = [:]
    for number in numbers {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[number] = ends[low - 1] }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return ends.last.map { Array(sequence(first: $0) { previous[$0] }) } ?? []
  }

  /// Returns the indices of the rows without a partner, by the number of `stayed` rows before them.
  private static func unpaired(
    _ rows: [Row], _ paired: Set<Int>, between stayed: Set<Int>
  ) -> [Int: [Int]] {
    var (gap, gaps) = (0, [Int: [Int]]())
    for index in rows.indices {
      if stayed.contains(index) { gap += 1 }
      if !paired.contains(index) { gaps[gap, default: []].append(index) }
    }
    return gaps
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
    guard was.id.kind == now.id.kind else { return 0 }
    let words = (Set(was.words), Set(now.words))
    let shared = Double(words.0.intersection(words.1).count)
    return shared / Double(max(1, min(words.0.count, words.1.count)))
  }
}

nonisolated extension Row {
  fileprivate var words: [Substring] { (name.isEmpty ? id.text : name).split(separator: " ") }
}
