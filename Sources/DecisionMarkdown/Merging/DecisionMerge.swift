import Decisions

/// The merge of two versions of a decision file with their common base.
public struct DecisionMerge: Sendable {
  /// The merged file. Conflicts are between git's marks.
  public let bytes: [UInt8]

  /// The parts that both sides changed in different ways, in the order of the file: their lines in their
  /// version, from 1, or none where they deleted them. Empty if the versions could be merged.
  public let conflicts: [Range<Int>]

  /// The merged file; `nil` if there are conflicts.
  package var whole: [UInt8]? { conflicts.isEmpty ? bytes : nil }

  /// Merges line by line, as git does. Where git would see a conflict, merges edits of different
  /// items.
  ///
  /// Keeps items that both sides add in one place, ours first. The result is read: if it says
  /// something that neither side says there, or says it twice, or lacks what a side says, or isn't the
  /// choice of a side, it is a conflict, even if git would see none.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    if let whole = agreed(base, ours, theirs) {
      (bytes, conflicts) = (whole, [])
      return
    }
    let versions = [base, ours, theirs].map { MergedLine.lines(of: $0) }
    let marks = ConflictMarks(lineEnd: versions.joined().first { !$0.end.isEmpty }?.end ?? ["\n"])
    func divided(by key: (MergedLine) -> ArraySlice<UInt8>) -> [MergeRegion] {
      MergeRegion.regions(of: versions[0], versions[1], versions[2], by: key)
    }
    var regions = divided(by: \.content)
    if regions.contains(where: \.isDisputed) { regions = divided(by: \.key) }
    func text(_ lines: (MergeRegion) -> ArraySlice<MergedLine>) -> DecisionText {
      // A conflict says nothing yet.
      let lines = regions.map { $0.merged == nil ? $0.base : lines($0) }
      return DecisionText(marks.bytes(of: lines), named: "")
    }
    func isRight(strictly: Bool) -> Bool {
      let all = MergeReading(
        base: text(\.base), ours: text(\.ours), theirs: text(\.theirs),
        merged: text { $0.merged ?? [] })
      return all.agree(strictly: strictly)
    }
    let isUnited = regions.contains { $0.isDisputed && $0.merged != nil }
    if isUnited, !isRight(strictly: true) {
      for index in regions.indices { regions[index].items = nil }
    }
    if !regions.contains(where: \.isDisputed), !isRight(strictly: false) {
      regions = MergeRegion.joined(regions)
    }
    bytes = marks.bytes(of: regions.map { $0.merged ?? marks.lines(of: $0) })
    var line = 1
    var conflicts: [Range<Int>] = []
    for region in regions {
      let lines = line..<line + region.theirs.count
      if region.merged == nil {
        let (head, tail) = region.shared
        conflicts.append(lines.dropFirst(head).dropLast(tail))
      }
      line = lines.upperBound
    }
    self.conflicts = conflicts
  }
}

/// The three versions of a merge and its result, as they are read.
private struct MergeReading {
  let base, ours, theirs, merged: DecisionText

  /// Returns whether the result agrees with both sides: it repeats nothing and has one choice.
  ///
  /// - Parameter strictly: Whether it must say exactly what both sides made of the base.
  func agree(strictly: Bool) -> Bool {
    let all = [base, ours, theirs, merged]
    if all.contains(where: { $0.layout.conflict != nil }) { return !strictly }
    return saysTheSame(strictly: strictly) && !saysMoreTwice && choosesOne
  }

  /// Whether the result repeats something that neither side repeats, in the same place or anywhere in
  /// the file.
  private var saysMoreTwice: Bool {
    var claims = Claims()
    let counted = [merged, ours, theirs].map { claims.counts(in: $0) }
    let all = counted.map { counts in
      Dictionary(counts.map { ($0.key.text, $0.value) }, uniquingKeysWith: +)
    }
    func isMore<Key: Hashable>(_ key: Key, _ counts: [[Key: Int]]) -> Bool {
      counts[0][key, default: 0] > max(1, counts[1][key, default: 0], counts[2][key, default: 0])
    }
    return counted[0].keys.contains { isMore($0, counted) && isMore($0.text, all) }
  }

  private func saysTheSame(strictly: Bool) -> Bool {
    let all = [base, ours, theirs, merged].map(\.meaning)
    let names = all[0].names(in: all[1]).merging(all[0].names(in: all[2])) { mine, _ in mine }
    let said = all.map { (strictly ? $0 : $0.inPlaces(names)).statements.counts }
    return Set(said.flatMap(\.keys)).allSatisfy { statement in
      let counts = said.map { $0[statement] }
      return counts[3] == agreed(counts[0], counts[1], counts[2]) ?? nil
    }
  }

  private var choosesOne: Bool {
    guard let choice = agreed(base.choice, ours.choice, theirs.choice) else { return false }
    let isNewProblem = !merged.problems.isSubset(of: ours.problems.union(theirs.problems))
    if isNewProblem, ours.meaning.chosen != nil || theirs.meaning.chosen != nil { return false }
    // One side may have renamed the option that is chosen, or listed the one that the other chose.
    return merged.choice == choice
      || choice.map { !merged.titles.contains($0) } ?? (merged.choice != base.choice)
  }
}

extension Meaning {
  /// Returns the new titles of the options that a version renames.
  fileprivate func names(in version: Meaning) -> [String: String] {
    let pairs = zip(options.map(\.title), version.options.map(\.title))
    let (old, new) = (Set(options.map(\.title)), Set(version.options.map(\.title)))
    return Dictionary(
      pairs.filter { !new.contains($0) && !old.contains($1) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns what must be as in a side, even where git merges: each item with its place, but not its
  /// weight and details, below the new names of the options.
  fileprivate func inPlaces(_ names: [String: String]) -> Meaning {
    func placed(_ items: [Kind: [Item]]) -> [Kind: [Item]] {
      items.mapValues { $0.map { Item(text: $0.text) } }
    }
    var places = self
    (places.status, places.date, places.context, places.chosen) = (nil, nil, nil, nil)
    places.items = placed(items)
    places.options = options.map {
      Option(title: names[$0.title] ?? $0.title, items: placed($0.items))
    }
    return places
  }
}

extension DecisionText {
  /// The title of the chosen option, or the name that the outcome says.
  fileprivate var choice: String? {
    meaning.chosen.map { titles[$0] } ?? StatedValues(layout: layout).choices.first?.name
  }

  fileprivate var problems: Set<Problem.Kind> { Set(decision.problems.compactMap(\.kind)) }

  fileprivate var titles: [String] { meaning.options.map(\.title) }
}

/// Writes merged lines, and conflicts between git's marks.
struct ConflictMarks {
  let lineEnd: ArraySlice<UInt8>

  /// Returns the lines of a conflict. Lines that both sides share at the beginning and the end are
  /// outside of the marks.
  func lines(of region: MergeRegion) -> ArraySlice<MergedLine> {
    let marks = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].map {
      MergedLine.lines(of: Array($0.utf8) + lineEnd)[...]
    }
    let (head, tail) = region.shared
    let mine = region.ours.dropFirst(head).dropLast(tail)
    let other = region.theirs.dropFirst(head).dropLast(tail)
    let (before, behind) = (region.ours.prefix(head), region.ours.suffix(tail))
    return Array([before, marks[0], mine, marks[1], other, marks[2], behind].joined())[...]
  }

  /// Returns the bytes of lines. Only the last line may have no line end.
  func bytes(of parts: [ArraySlice<MergedLine>]) -> [UInt8] {
    var bytes: [UInt8] = []
    var isOpen = false
    for line in parts.joined() {
      if isOpen { bytes += lineEnd }
      bytes += line.content + line.end
      isOpen = line.end.isEmpty
    }
    return bytes
  }
}
