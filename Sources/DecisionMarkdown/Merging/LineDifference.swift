/// The lines of two versions that aren't in both.
///
/// Finds them like git: by the algorithm of Myers, and then as far down as equal lines allow. So
/// both find the same changes. Takes linear time: of versions that differ very much, it settles the
/// best beginning, and goes on behind it.
struct LineDifference {
  /// Whether each old line is gone.
  private(set) var isGone: [Bool]
  /// Whether each new line is new.
  private(set) var isNew: [Bool]

  /// Compares lines, each given by a number that equal lines share.
  init(from old: [Int], to new: [Int]) {
    let (known, kept) = (Set(old), Set(new))
    isGone = old.map { !kept.contains($0) }
    isNew = new.map { !known.contains($0) }
    compare(old, new)
    Self.settle(&isGone, of: old, beside: isNew)
    Self.settle(&isNew, of: new, beside: isGone)
  }

  /// The number of differences after which a beginning is settled.
  private static let mostDifferences = 500

  /// Marks the differences between the lines that both versions have somewhere.
  private mutating func compare(_ old: [Int], _ new: [Int]) {
    let places = (old.indices.filter { !isGone[$0] }, new.indices.filter { !isNew[$0] })
    var (left, right) = (places.0.map { old[$0] }[...], places.1.map { new[$0] }[...])
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    (left, right) = (left.dropLast(tail), right.dropLast(tail))
    while !left.isEmpty, !right.isEmpty {
      let start = ShortestEdit(left, right, limit: Self.mostDifferences)
      for place in start.removed { isGone[places.0[place]] = true }
      for place in start.inserted { isNew[places.1[place]] = true }
      (left, right) = (left[start.end.old...], right[start.end.new...])
    }
    for place in left.indices { isGone[places.0[place]] = true }
    for place in right.indices { isNew[places.1[place]] = true }
  }

  /// Moves each group of changed lines down as far as equal lines allow, or only to the last change
  /// of the other version on the way, as `xdl_change_compact` of git does.
  private static func settle(_ isChanged: inout [Bool], of lines: [Int], beside other: [Bool]) {
    // Whether the other version has a change before each unchanged line.
    var meetsChange = [false]
    for isOther in other {
      if isOther { meetsChange[meetsChange.count - 1] = true } else { meetsChange.append(false) }
    }
    var (start, unchanged) = (0, 0)
    while start < lines.count {
      guard isChanged[start] else {
        (start, unchanged) = (start + 1, unchanged + 1)
        continue
      }
      var end = start
      func grow() {
        while start > 0, isChanged[start - 1] { start -= 1 }
        while end < lines.count, isChanged[end] { end += 1 }
      }
      func moveUp() -> Bool {
        guard start > 0, lines[start - 1] == lines[end - 1] else { return false }
        (isChanged[start - 1], isChanged[end - 1]) = (true, false)
        (start, end, unchanged) = (start - 1, end - 1, unchanged - 1)
        grow()
        return true
      }
      func moveDown() -> Bool {
        guard end < lines.count, lines[start] == lines[end] else { return false }
        (isChanged[start], isChanged[end]) = (false, true)
        (start, end, unchanged) = (start + 1, end + 1, unchanged + 1)
        grow()
        return true
      }
      grow()
      var (size, goal) = (0, Int?.none)
      repeat {
        size = end - start
        while moveUp() {}
        goal = meetsChange[unchanged] ? unchanged : nil
        while moveDown() { if meetsChange[unchanged] { goal = unchanged } }
      } while end - start != size
      if let goal { while unchanged > goal, moveUp() {} }
      start = end
    }
  }
}

/// The fewest removals and insertions that make the beginning of one version into that of another.
private struct ShortestEdit {
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []
  /// The ends of both beginnings: of the versions, unless there are more differences than `limit`.
  private(set) var end: (old: Int, new: Int)

  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) {
    let start = (old: old.startIndex, new: new.startIndex)
    // For each number of differences, how many old lines are behind the furthest place of each
    // diagonal. A diagonal has the places with equally many old lines more than new ones.
    var reached: [[Int]] = []
    var best = (old: 0, new: 0)
    while reached.count <= limit, best != (old.count, new.count) {
      let count = reached.count
      best = (0, 0)
      var row: [Int] = []
      for place in 0...count {
        let diagonal = 2 * place - count
        var x = reached.last.map { Self.step(to: place, from: $0).x } ?? 0
        while x < old.count, x - diagonal < new.count,
          old[start.old + x] == new[start.new + x - diagonal]
        {
          x += 1
        }
        row.append(x)
        let y = x - diagonal
        if x <= old.count, y <= new.count, x + y > best.old + best.new { best = (x, y) }
      }
      reached.append(row)
    }
    end = (start.old + best.old, start.new + best.new)
    var (x, y) = best
    for count in reached.indices.dropFirst().reversed() {
      let step = Self.step(to: (x - y + count) / 2, from: reached[count - 1])
      if step.removes {
        (x, y) = (step.x - 1, y - (x - step.x))
        removed.append(start.old + x)
      } else {
        (x, y) = (step.x, y - (x - step.x) - 1)
        inserted.append(start.new + y)
      }
    }
  }

  /// Returns how far one more difference reaches on a diagonal, by an insertion or a removal.
  private static func step(to place: Int, from row: [Int]) -> (x: Int, removes: Bool) {
    let inserting = place < row.count ? row[place] : -1
    let removing = place > 0 ? row[place - 1] + 1 : -1
    return inserting >= removing ? (inserting, false) : (removing, true)
  }
}
