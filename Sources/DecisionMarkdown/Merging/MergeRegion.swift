/// A part of a merge, between lines that neither side changed.
struct MergeRegion {
  private(set) var base: ArraySlice<MergedLine> = []
  private(set) var ours: ArraySlice<MergedLine> = []
  private(set) var theirs: ArraySlice<MergedLine> = []
  /// The lines with both sides' changes to items; `nil` if the changes can't be combined.
  private var items: [MergedLine]? = []
  /// Our lines; where the changes of both sides can't be combined, the lines of the base.
  private(set) var undisputed: ArraySlice<MergedLine> = []
  /// Whether one side deleted the last line of the base.
  private var isCut = false

  /// Returns the regions of a merge. Laid end to end, the lines of each version are that version.
  ///
  /// - Parameter key: What a line has in common with its changed version.
  static func regions(
    of base: [MergedLine], _ ours: [MergedLine], _ theirs: [MergedLine],
    by key: (MergedLine) -> ArraySlice<UInt8>
  ) -> [MergeRegion] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let keys = [base, ours, theirs].map { version in
      version.map { line in
        let number = numbers[key(line)] ?? numbers.count
        numbers[key(line)] = number
        return number
      }
    }
    var (regions, start) = ([MergeRegion()], 0)
    func endUnchanged(at index: Int) {
      guard start < index else { return }
      let lines = base[start..<index]
      regions += [
        MergeRegion(base: lines, ours: lines, theirs: lines, undisputed: lines), MergeRegion(),
      ]
    }
    let mine = aligned(base, ours, LineDifference(from: keys[0], to: keys[1]))
    let other = aligned(base, theirs, LineDifference(from: keys[0], to: keys[2]))
    for (index, (mine, other)) in zip(mine, other).enumerated() {
      if !mine.inserted.isEmpty || !other.inserted.isEmpty {
        endUnchanged(at: index)
        start = index
        regions[regions.count - 1].append(nil, ours[mine.inserted], theirs[other.inserted])
      }
      guard index < base.count else { break }
      let lines = (ours: ours[mine.line], theirs: theirs[other.line])
      if lines.ours == [base[index]], lines.theirs == lines.ours { continue }
      endUnchanged(at: index)
      start = index + 1
      regions[regions.count - 1].append(base[index], lines.ours, lines.theirs)
    }
    endUnchanged(at: base.count)
    return regions
  }

  /// The merged lines; `nil` in a conflict.
  var merged: ArraySlice<MergedLine>? { agreed(base, ours, theirs) ?? items.map { $0[...] } }

  /// Whether both sides changed it in different ways, a conflict for git.
  var isDisputed: Bool { agreed(base, ours, theirs) == nil }

  mutating func refuseItems() {
    items = nil
    if isDisputed { undisputed = base }
  }

  /// The numbers of lines at the beginning and the end that both sides share.
  var shared: (head: Int, tail: Int) {
    let head = zip(ours, theirs).prefix { $0 == $1 }.count
    let tail = zip(ours.dropFirst(head).reversed(), theirs.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return (head, tail)
  }

  /// Returns the regions with one conflict of all between the first change and the last.
  static func joined(_ regions: [MergeRegion]) -> [MergeRegion] {
    func isChanged(_ region: MergeRegion) -> Bool {
      region.ours != region.base || region.theirs != region.base
    }
    guard let first = regions.firstIndex(where: isChanged),
      let last = regions.lastIndex(where: isChanged)
    else { return regions }
    var joined = MergeRegion(items: nil)
    for region in regions[first...last] {
      joined.base += region.base
      joined.undisputed += region.base
      joined.ours += region.ours
      joined.theirs += region.theirs
    }
    return regions[..<first] + [joined] + regions[(last + 1)...]
  }

  /// Adds a line of the base; or, without a base line, the lines inserted in one place.
  private mutating func append(
    _ line: MergedLine?, _ mine: ArraySlice<MergedLine>, _ other: ArraySlice<MergedLine>
  ) {
    var more = Self.items(line, mine, other)
    if line == nil, isCut, let last = base.last,
      [mine, other].contains(where: { $0.first?.begins(like: last) == false })
    {
      // A detail of an item that the other side deleted.
      more = nil
    }
    if let more { items? += more } else { items = nil }
    undisputed += more == nil ? line.map { [$0] } ?? [] : mine
    isCut = line != nil && mine.isEmpty != other.isEmpty
    base += line.map { [$0] } ?? []
    ours += mine
    theirs += other
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

  /// Returns the place in a version of each line of the base, empty if it was deleted, with those of
  /// the new lines before it; at the end, those of the new lines after the last one.
  private static func aligned(
    _ base: [MergedLine], _ version: [MergedLine], _ difference: LineDifference
  ) -> [(inserted: Range<Int>, line: Range<Int>)] {
    let (isGone, isNew) = (difference.isGone, difference.isNew)
    var aligned = Array(repeating: (inserted: 0..<0, line: 0..<0), count: base.count + 1)
    var (old, new) = (0, 0)
    while old < base.count || new < version.count {
      let gone = (old..<base.count).prefix { isGone[$0] }
      let added = (new..<version.count).prefix { isNew[$0] }
      // A new line in the place of an old one is the same line, changed.
      let changed = zip(gone, added).prefix { base[$0].line.kind == version[$1].line.kind }
      for (old, new) in changed { aligned[old].line = new..<new + 1 }
      let inserted = added.dropFirst(changed.count)
      if !inserted.isEmpty { aligned[gone.upperBound].inserted = inserted }
      (old, new) = (gone.upperBound, added.upperBound)
      if old < base.count, new < version.count, !isGone[old], !isNew[new] {
        aligned[old].line = new..<new + 1
        (old, new) = (old + 1, new + 1)
      }
    }
    return aligned
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
    let starts = body.indices.filter { body[$0].begins(like: first) }
    blocks = zip(starts, starts.dropFirst() + [body.endIndex]).map { body[$0..<$1] }
  }

  /// Returns the lines of both sides, ours first, and equal ones once. Returns `nil` if they are
  /// not in one list, or if two of them, or two of one side, have one name.
  func union(_ theirs: InsertedLines?) -> [MergedLine]? {
    guard let theirs, theirs.first.begins(like: first) else { return nil }
    let known = Set(blocks.map { $0.map(\.content) })
    let new = theirs.blocks.filter { !known.contains($0.map(\.content)) }
    for names in [blocks + new, theirs.blocks].map({ $0.compactMap(\.first?.name) }) {
      guard Set(names).count == names.count else { return nil }
    }
    var between = behind.count > theirs.before.count ? behind : theirs.before
    if between.isEmpty, first.line.kind == .heading, var blank = blocks.last?.last {
      blank.content = []
      between = [blank]
    }
    let added = new.isEmpty ? [] : Array(between) + new.joined()
    return Array(before) + blocks.joined() + added + theirs.behind
  }
}
