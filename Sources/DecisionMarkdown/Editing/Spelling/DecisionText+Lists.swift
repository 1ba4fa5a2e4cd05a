/// The lists and tables in which items change places.
extension DecisionText {
  /// Returns the part of each item that changes places with others: its text in a table; else all its
  /// lines, but not its number if all have one.
  ///
  /// - Throws: ``EditRefusal`` if something else is between two of them, such as a heading or a label,
  ///   or if one is within another.
  func movableParts(
    of items: [DecisionLayout.Item], toBe what: String
  ) throws(EditRefusal) -> [Range<Int>] {
    guard let first = items.first?.line, let last = items.last?.line else { return [] }
    if lines[first...last].allSatisfy({ $0.kind == .table }) {
      return items.map(\.passage).map { $0.text.lowerBound..<($0.cell?.item ?? $0.text).upperBound }
    }
    let list = list(from: first)
    let numbers = items.compactMap { outline.digits(of: lines[$0.line])?.upperBound }
    return try items.enumerated().map { number, item throws(EditRefusal) in
      guard let own = list[item.line] else {
        throw .isOfOtherList(what, line: first + 1, other: item.line + 1)
      }
      let start = numbers.count == items.count ? numbers[number] : start(of: item.line)
      return start..<lines[own.upperBound - 1].range.upperBound
    }
  }

  /// Returns all lines of each item of a list, from its first one, or of each of several paragraphs.
  private func list(from first: Int) -> [Int: Range<Int>] {
    let beginnings = Set(items.lazy.filter { $0.passage.cell == nil }.map(\.line))
      .subtracting(options.flatMap(\.titles).map(\.line))
    var list: [Int: Range<Int>] = [:]
    var index = first
    while beginnings.contains(index), lines[index].begins(like: lines[first]) {
      let own = wholeItem(at: index, beginnings)
      list[index] = own
      index = lines[own.upperBound...].firstIndex { $0.kind != .blank } ?? lines.count
    }
    return list
  }

  private func wholeItem(at first: Int, _ beginnings: Set<Int>) -> Range<Int> {
    let item = lines[first]
    let own = lines[(first + 1)...].indices.prefix { index in
      switch lines[index].kind {
      case .blank, .code: true
      default:
        item.beginsItem && lines[index].indent > item.indent
          || lines.continues(at: index) && outline.marks[index].kind == .none
            && !beginnings.contains(index)
      }
    }
    return visible(first..<own.endIndex)
  }
}
