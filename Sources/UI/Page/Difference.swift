import BusinessLogic

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
  /// Rows with the same id are paired in order. Behind the same paired row, a removed and an added row
  /// of one kind count as one reworded row if `diff` takes their texts for rewordings.
  init(from before: [Row], to now: [Row]) {
    var (old, new): ([Int: Likeness], [Int: Likeness]) = ([:], [:])
    let matching = Matching(before, now, by: [\.id]) { was, isNow in
      guard before[was].id.kind == now[isNow].id.kind else { return false }
      let text = old[was] ?? before[was].likeness
      let other = new[isNow] ?? now[isNow].likeness
      (old[was], new[isNow]) = (text, other)
      return text.isRewording(of: other)
    }
    let partners = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.before, $0.after) })
    let order = matching.pairs.sorted { $0.after < $1.after }.map(\.before)
    let moved = Set(order).subtracting(Self.longestRise(of: order))
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
      } else if isMoved, row.number != was.number || row.number == nil {
        changes.append((2 * newIndex, .moved(row, was: was)))
      } else if row.number != was.number {
        renumbered.append((row, was))
      }
    }
    for newIndex in matching.added { changes.append((2 * newIndex, .added(now[newIndex]))) }
    self.renumbered = renumbered
    self.changes = changes.sorted { $0.order < $1.order }.map(\.change)
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
}

nonisolated extension Row {
  fileprivate var likeness: Likeness { Likeness(name.isEmpty ? id.text : name) }
}
