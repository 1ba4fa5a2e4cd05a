/// Options that numbers count, and what stands between them.
extension ReadingState {
  /// Returns whether the number of an item follows that of the option before it, whose labels are
  /// above the item: `2. Milk` after `1. Tea`, `Pros:` and its bullets.
  func countsOn(_ index: Int, in layout: DecisionLayout) -> Bool {
    guard let last = lineOfCounted(beside: index, in: layout) else { return false }
    let number = layout.outline.number(layout.lines[index])
    return number != nil && number == layout.outline.number(layout.lines[last]).map { $0 + 1 }
  }

  /// Returns whether a bullet is about the numbered option above it, though it is at the same margin: `- It
  /// is quick.` between `1. Tea` and `2. Milk`, and then also below `2. Milk`.
  func isBelowCounted(_ index: Int, in layout: DecisionLayout) -> Bool {
    section.countsItems && layout.lines[index].kind == .bullet
      && lineOfCounted(beside: index, in: layout) != nil
  }

  /// Returns the line of the last option if it has a number and is at the margin of an item.
  private func lineOfCounted(beside index: Int, in layout: DecisionLayout) -> Int? {
    guard section.owner == .listed, let option = lastListed, let last = lastNumbered,
      layout.options[option].listed?.lines.lowerBound == last,
      layout.lines[last].indent == layout.lines[index].indent
    else { return nil }
    return last
  }
}
