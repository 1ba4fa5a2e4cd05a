/// The merge of two versions of a decision file with their common base.
public struct DecisionMerge: Sendable {
  /// The merged file. Conflicts are between git's marks.
  public let bytes: [UInt8]

  /// The number of conflicts.
  public let conflicts: Int

  /// Merges line by line, as git does. Where git would see a conflict, merges edits of different
  /// items.
  ///
  /// Keeps items that both sides add in one place, ours first. The result must be read as the
  /// changes of both sides; otherwise, it stays a conflict.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    let versions = [base, ours, theirs].map { MergedLine.lines(of: $0) }
    let marks = ConflictMarks(lineEnd: versions.joined().first { !$0.end.isEmpty }?.end ?? ["\n"])
    var regions = MergeRegion.regions(of: versions[0], versions[1], versions[2])
    if !Self.isSound(regions, marks) {
      for place in regions.indices { regions[place].refuseItems() }
    }
    bytes = marks.bytes(of: regions.flatMap { $0.merged ?? marks.lines(of: $0) })
    conflicts = regions.count { $0.merged == nil }
  }

  /// Returns whether the merged decision has the changes of both sides, apart from conflicts.
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
      merged[statement] == agreed(base[statement], ours[statement], theirs[statement]) ?? nil
    }
  }
}

/// Writes merged lines, and conflicts between git's marks.
struct ConflictMarks {
  let lineEnd: ArraySlice<UInt8>

  /// Returns the lines of a conflict. Lines that both sides share at the beginning and the end are
  /// outside of the marks.
  func lines(of region: MergeRegion) -> [MergedLine] {
    let (ours, theirs) = (region.ours[...], region.theirs[...])
    let head = zip(ours, theirs).prefix(while: { $0 == $1 }).count
    let tail = zip(ours.dropFirst(head).reversed(), theirs.dropFirst(head).reversed())
      .prefix(while: { $0 == $1 }).count
    let marks = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].map { mark in
      MergedLine(
        content: Array(mark.utf8)[...], end: lineEnd,
        line: Line(kind: .conflict, indent: 0, range: 0..<0, text: 0..<0), key: [])
    }
    let (mine, other) = (ours.dropFirst(head).dropLast(tail), theirs.dropFirst(head).dropLast(tail))
    return ours.prefix(head) + [marks[0]] + mine + [marks[1]] + other + [marks[2]]
      + ours.suffix(tail)
  }

  /// Returns the bytes of lines. Only the last line may have no line end.
  func bytes(of lines: [MergedLine]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, line) in lines.enumerated() {
      bytes += line.content
      bytes += line.end.isEmpty && place + 1 < lines.count ? lineEnd : line.end
    }
    return bytes
  }
}
