/// A part of a merge: one place, or all places between two lines that neither side changed.
struct MergeRegion {
  private(set) var base: ArraySlice<MergedLine>
  private(set) var ours: ArraySlice<MergedLine>
  private(set) var theirs: ArraySlice<MergedLine>
  private let isChanged: Bool
  /// The lines with both sides' changes to items; `nil` if the changes can't be combined.
  var items: [MergedLine]?

  /// A line of the base, or the lines that are inserted in one place, behind another place.
  private init(
    _ base: ArraySlice<MergedLine>, _ ours: ArraySlice<MergedLine>,
    _ theirs: ArraySlice<MergedLine>, behind last: MergeRegion?
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    isChanged = ours != base || theirs != base
    items = Self.items(base.first, ours, theirs)
    if base.isEmpty, let last, last.ours.isEmpty != last.theirs.isEmpty,
      let line = last.base.last?.line,
      [ours, theirs].contains(where: { $0.first?.line.begins(like: line) == false })
    {
      // A detail of an item that the other side deleted.
      items = nil
    }
  }

  private mutating func append(_ next: MergeRegion) {
    base += next.base
    ours += next.ours
    theirs += next.theirs
    if let more = next.items { items? += more } else { items = nil }
  }

  /// Returns the regions of a merge. Laid end to end, the lines of each version are that version.
  ///
  /// - Parameter key: What a line has in common with its changed version.
  static func regions(
    of base: [MergedLine], _ ours: [MergedLine], _ theirs: [MergedLine],
    by key: (MergedLine) -> ArraySlice<UInt8>
  ) -> [MergeRegion] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let keys = [base, ours, theirs].map { $0.map { numbers.number(of: key($0)) } }
    let mine = places(of: base, in: ours, LineDifference(from: keys[0], to: keys[1]))
    let other = places(of: base, in: theirs, LineDifference(from: keys[0], to: keys[2]))
    var regions: [MergeRegion] = []
    var last: MergeRegion?
    for (index, (mine, other)) in zip(mine, other).enumerated() {
      let line = base[index / 2..<(index + 1) / 2]
      if line.isEmpty, mine.isEmpty, other.isEmpty { continue }
      let next = MergeRegion(line, ours[mine], theirs[other], behind: last)
      if last?.isChanged == next.isChanged {
        regions[regions.count - 1].append(next)
      } else {
        regions.append(next)
      }
      last = next
    }
    return regions
  }

  /// The merged lines; `nil` in a conflict.
  var merged: ArraySlice<MergedLine>? { agreed(base, ours, theirs) ?? items.map { $0[...] } }

  /// Whether both sides changed it in different ways, a conflict for git.
  var isDisputed: Bool { agreed(base, ours, theirs) == nil }

  /// The numbers of lines at the beginning and the end that both sides share.
  var shared: (head: Int, tail: Int) {
    let head = zip(ours, theirs).prefix { $0 == $1 }.count
    let tail = zip(ours.dropFirst(head).reversed(), theirs.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return (head, tail)
  }

  /// Returns the regions with one conflict of all between the first change and the last.
  static func joined(_ regions: [MergeRegion]) -> [MergeRegion] {
    guard let first = regions.firstIndex(where: \.isChanged),
      let last = regions.lastIndex(where: \.isChanged)
    else { return regions }
    var joined = regions[first]
    for region in regions[first...last].dropFirst() { joined.append(region) }
    joined.items = nil
    return regions[..<first] + [joined] + regions[(last + 1)...]
  }

  private static func items(
    _ base: MergedLine?, _ ours: ArraySlice<MergedLine>, _ theirs: ArraySlice<MergedLine>
  ) -> [MergedLine]? {
    guard let base else {
      return agreed([], ours, theirs).map(Array.init)
        ?? InsertedLines(ours)?.union(InsertedLines(theirs))
    }
    if ours == theirs { return Array(theirs) }
    guard base.isItem || base.isBlank else { return nil }
    guard var line = ours.first, let other = theirs.first else {
      // One side deleted it: the other must not have changed it.
      return ours == [base] || theirs == [base] ? [] : nil
    }
    guard let content = agreed(base.content, line.content, other.content),
      let end = agreed(base.end, line.end, other.end)
    else { return nil }
    (line.content, line.end) = (content, end)
    return [line]
  }

  /// Returns where a version has what is before each line of the base, and the line; then what is
  /// behind the last one. Empty if it has nothing there.
  private static func places(
    of base: [MergedLine], in version: [MergedLine], _ difference: LineDifference
  ) -> [Range<Int>] {
    let (isGone, isNew) = (difference.isGone, difference.isNew)
    var places = Array(repeating: 0..<0, count: 2 * isGone.count + 1)
    var (old, new) = (0, 0)
    while old < isGone.count || new < isNew.count {
      let gone = (old..<isGone.count).prefix { isGone[$0] }
      let added = (new..<isNew.count).prefix { isNew[$0] }
      // A new line in the place of an old one is the same line, changed.
      let changed = zip(gone, added).prefix { base[$0].line.kind == version[$1].line.kind }
      for (old, new) in changed { places[2 * old + 1] = new..<new + 1 }
      places[2 * gone.upperBound] = added.dropFirst(changed.count)
      (old, new) = (gone.upperBound, added.upperBound)
      if old < isGone.count, new < isNew.count {
        places[2 * old + 1] = new..<new + 1
        (old, new) = (old + 1, new + 1)
      }
    }
    return places
  }
}

/// Lines that one side of a merge inserts in one place: items of a list, rows of a table, or
/// sections.
private struct InsertedLines {
  private let first: MergedLine
  private let before: ArraySlice<MergedLine>
  /// Each item or section with everything that belongs to it.
  private let blocks: [ArraySlice<MergedLine>]
  private let behind: ArraySlice<MergedLine>

  /// Splits lines. Returns `nil` if they are something else.
  init?(_ lines: ArraySlice<MergedLine>) {
    before = lines.prefix(while: \.isBlank)
    let rest = lines.dropFirst(before.count)
    let body = rest.dropLast(while: \.isBlank)
    behind = rest.dropFirst(body.count)
    guard let first = body.first, first.isItem || first.line.kind == .heading,
      body.allSatisfy({ $0.mayFollow(first) })
    else { return nil }
    self.first = first
    let starts = body.indices.filter { body[$0].line.begins(like: first.line) }
    blocks = zip(starts, starts.dropFirst() + [body.endIndex]).map { body[$0..<$1] }
  }

  private var beginsSection: Bool { first.line.kind == .heading }

  /// Returns the lines of both sides, ours first, and equal ones once; sections behind the items of the
  /// list above. Returns `nil` if they are in different lists, or if two of them, or two of one
  /// side, have one name.
  func union(_ theirs: InsertedLines?) -> [MergedLine]? {
    guard let theirs else { return nil }
    if beginsSection, !theirs.beginsSection { return theirs.union(self) }
    guard beginsSection != theirs.beginsSection || theirs.first.line.begins(like: first.line)
    else { return nil }
    let known = Set(blocks.map { $0.map(\.content) })
    let new = theirs.blocks.filter { !known.contains($0.map(\.content)) }
    for names in [blocks + new, theirs.blocks].map({ $0.compactMap(\.first?.name) }) {
      guard Set(names).count == names.count else { return nil }
    }
    var between = behind.count > theirs.before.count ? behind : theirs.before
    if between.isEmpty, theirs.beginsSection, var blank = blocks.last?.last {
      blank.content = []
      between = [blank]
    }
    let added = new.isEmpty ? [] : Array(between) + new.joined()
    return Array(before) + blocks.joined() + added + theirs.behind
  }
}
