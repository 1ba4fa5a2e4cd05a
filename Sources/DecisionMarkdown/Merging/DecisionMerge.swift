/// The merge of two versions of a decision file that have a common base.
public struct DecisionMerge: Sendable {
  /// The merged file. Conflicts stand between git's marks.
  public let bytes: [UInt8]

  /// The number of conflicts.
  public let conflicts: Int

  /// Merges line by line, as git does; and where git would see a conflict, edits of different items of
  /// a list.
  ///
  /// Items that both sides have put in one place are taken in order, ours first. What is merged so
  /// must read as what both sides have made of the decision, or it stays a conflict.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    let versions = [base, ours, theirs].map { MergedLine.lines(of: $0) }
    let lineEnd = versions.joined().first { !$0.end.isEmpty }.map { Array($0.end) }
    let marks = ConflictMarks(lineEnd: lineEnd ?? [ASCII.lineFeed])
    var regions = MergeRegion.regions(of: versions[0], versions[1], versions[2])
    if !Self.isSound(regions, marks) {
      for place in regions.indices where regions[place].isDisputed { regions[place].merged = nil }
    }
    bytes = marks.bytes(of: regions.flatMap { $0.merged ?? marks.lines(of: $0) })
    conflicts = regions.count { $0.merged == nil }
  }

  /// Whether the decision says what both sides have made of it, apart from conflicts.
  private static func isSound(_ regions: [MergeRegion], _ marks: ConflictMarks) -> Bool {
    guard regions.contains(where: { $0.isDisputed && $0.merged != nil }) else { return true }
    func statements(_ lines: (MergeRegion) -> [MergedLine]) -> [String: Int]? {
      let text = DecisionText(
        marks.bytes(of: regions.flatMap { $0.merged == nil ? $0.base : lines($0) }), named: "")
      guard text.layout.conflict == nil else { return nil }
      return Dictionary(text.meaning.statements.map { ($0, 1) }, uniquingKeysWith: +)
    }
    guard let base = statements(\.base), let ours = statements(\.ours),
      let theirs = statements(\.theirs), let merged = statements({ $0.merged ?? [] })
    else { return false }
    let all = Set(base.keys).union(ours.keys).union(theirs.keys).union(merged.keys)
    return all.allSatisfy { statement in
      let (before, mine, other) = (base[statement], ours[statement], theirs[statement])
      let meant = mine == before || mine == other ? other : other == before ? mine : nil
      return merged[statement] == meant
    }
  }
}
