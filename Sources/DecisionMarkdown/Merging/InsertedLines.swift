/// Lines that one side of a merge inserts in one place: items of a list, rows of a table, or
/// sections.
struct InsertedLines {
  private let before: ArraySlice<MergedLine>
  /// Each item or section with everything that belongs to it.
  private let blocks: [ArraySlice<MergedLine>]
  private let behind: ArraySlice<MergedLine>

  /// Splits lines. Returns `nil` if they are something else.
  init?(_ lines: [MergedLine]) {
    before = lines.prefix(while: \.isBlank)
    let rest = lines.dropFirst(before.count)
    behind = rest.suffix(rest.reversed().prefix(while: \.isBlank).count)
    let body = rest.dropLast(behind.count)
    guard let first = body.first, first.isItem || first.line.kind == .heading else { return nil }
    let starts = body.indices.filter { body[$0].begins(like: first) }
    blocks = zip(starts, starts.dropFirst() + [body.endIndex]).map { body[$0..<$1] }
    guard body.allSatisfy({ $0.mayFollow(first) }) else { return nil }
  }

  /// The lines of both sides, ours first, and equal ones once. Returns `nil` if they are not in one
  /// list, or if both mean the same item.
  static func union(_ ours: InsertedLines?, _ theirs: InsertedLines?) -> [MergedLine]? {
    guard let ours, let theirs, let first = ours.first, let last = ours.blocks.last?.last,
      theirs.first?.begins(like: first) == true
    else { return nil }
    let new = theirs.blocks.filter { block in
      !ours.blocks.contains { $0.map(\.content) == block.map(\.content) }
    }
    let keys = Set(ours.blocks.compactMap(\.first?.key))
    guard !new.contains(where: { $0.first.map { keys.contains($0.key) } ?? false }) else {
      return nil
    }
    var between = ours.behind.count > theirs.before.count ? ours.behind : theirs.before
    if between.isEmpty, first.line.kind == .heading {
      var blank = last
      blank.content = []
      between = [blank]
    }
    var lines = Array(ours.before)
    lines += ours.blocks.joined()
    if !new.isEmpty {
      lines += between
      lines += new.joined()
    }
    return lines + theirs.behind
  }

  private var first: MergedLine? { blocks.first?.first }
}

extension MergedLine {
  /// Whether it begins an item of the same list, or a section of the same level.
  fileprivate func begins(like first: MergedLine) -> Bool {
    line.kind == first.line.kind && line.level == first.line.level
      && line.indent == first.line.indent
  }

  /// Whether it can be in the list or the sections that `first` begins.
  fileprivate func mayFollow(_ first: MergedLine) -> Bool {
    switch first.line.kind {
    case .heading: line.kind != .heading || line.level >= first.line.level
    case .table: line.kind == .table
    default: isBlank || line.kind == .text || isItem && line.indent >= first.line.indent
    }
  }
}
