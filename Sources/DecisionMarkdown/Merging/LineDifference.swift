/// The lines of two versions that aren't in both.
///
/// Finds them like git: by the algorithm of Myers, and then as far down as equal lines allow. So
/// both find the same changes. Takes linear time: of long versions, it compares the beginnings, and
/// goes on behind the last lines that these share.
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

  /// The number of lines that are compared at once.
  private static let mostCompared = 1000

  /// Marks the differences between the lines that both versions have somewhere.
  private mutating func compare(_ old: [Int], _ new: [Int]) {
    let indices = (old.indices.filter { !isGone[$0] }, new.indices.filter { !isNew[$0] })
    var (left, right) = (indices.0[...], indices.1[...])
    while !left.isEmpty || !right.isEmpty {
      let (before, after) = (left.prefix(Self.mostCompared), right.prefix(Self.mostCompared))
      for change in after.map({ new[$0] }).difference(from: before.map { old[$0] }) {
        switch change {
        case .remove(let index, _, _): isGone[before[before.startIndex + index]] = true
        case .insert(let index, _, _): isNew[after[after.startIndex + index]] = true
        }
      }
      (left, right) = (left.dropFirst(before.count), right.dropFirst(after.count))
      // What stands behind the last shared lines may be shared with what follows.
      let open = (
        before.reversed().prefix { isGone[$0] }.count, after.reversed().prefix { isNew[$0] }.count
      )
      guard !left.isEmpty || !right.isEmpty, 2 * max(open.0, open.1) < Self.mostCompared else {
        continue
      }
      for index in before.suffix(open.0) { isGone[index] = false }
      for index in after.suffix(open.1) { isNew[index] = false }
      left = indices.0[(before.endIndex - open.0)...]
      right = indices.1[(after.endIndex - open.1)...]
    }
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
      func moves(by step: Int) -> Bool {
        let (next, last) = step < 0 ? (start - 1, end - 1) : (end, start)
        guard lines.indices.contains(next), lines[next] == lines[last] else { return false }
        (isChanged[next], isChanged[last]) = (true, false)
        (start, end, unchanged) = (start + step, end + step, unchanged + step)
        grow()
        return true
      }
      grow()
      var (size, goal) = (0, Int?.none)
      repeat {
        size = end - start
        while moves(by: -1) {}
        goal = meetsChange[unchanged] ? unchanged : nil
        while moves(by: 1) { if meetsChange[unchanged] { goal = unchanged } }
      } while end - start != size
      if let goal { while unchanged > goal, moves(by: -1) {} }
      start = end
    }
  }
}
