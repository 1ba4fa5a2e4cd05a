/// Matches the lines of a version with those of the common base.
struct Alignment {
  /// The line of the version for each line of the base; `nil` if it was deleted.
  private(set) var partners: [Int?]
  /// The new lines before each line of the base, and after the last one.
  private(set) var inserted: [[Int]]

  /// More lines are not compared, because the memory grows with their square.
  private static let limit = 8000

  init(_ base: [MergedLine], _ version: [MergedLine]) {
    partners = Array(repeating: nil, count: base.count)
    inserted = Array(repeating: [], count: base.count + 1)
    let isSmall = base.count + version.count <= Self.limit
    let difference = version.map(\.key).difference(from: isSmall ? base.map(\.key) : [])
    var isNew = [Bool](repeating: false, count: version.count)
    var isGone = [Bool](repeating: !isSmall, count: base.count)
    for change in difference {
      switch change {
      case .insert(let place, _, _): isNew[place] = true
      case .remove(let place, _, _): isGone[place] = true
      }
    }
    var (old, new) = (0, 0)
    while old < base.count || new < version.count {
      let (gone, added) = (
        (old..<base.count).prefix(while: { isGone[$0] }),
        (new..<version.count).prefix(while: { isNew[$0] })
      )
      // A new line in the place of an old one is the same line, changed.
      let changed = zip(gone, added).prefix(while: {
        base[$0].line.kind == version[$1].line.kind
      })
      for (old, new) in changed { partners[old] = new }
      let count = changed.count
      inserted[gone.upperBound] += added.dropFirst(count)
      (old, new) = (gone.upperBound, added.upperBound)
      if old < base.count, new < version.count, !isGone[old], !isNew[new] {
        partners[old] = new
        (old, new) = (old + 1, new + 1)
      }
    }
  }
}
