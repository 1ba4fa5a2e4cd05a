import BusinessLogic

extension Speller {
  /// An argument or a note at another place of its side: those between make room, each with the
  /// lines below it. Other sides and blank lines stay where they are, so that moving it back
  /// gives the same bytes.
  func moving(_ place: Meaning.ItemPlace, to number: Int) -> [Spelling] {
    let items = items(like: place)
    let isDownwards = place.number < number
    let between = isDownwards ? items[place.number...number] : items[number...place.number]
    let blocks = between.map(block)
    let numbers = blocks.map { digits(on: $0.lowerBound) }
    // Where the items of a side are written in two ways, each place keeps its own.
    let openings = between.map { passage($0) }.map { passage in
      layout.lines[passage.lines.lowerBound].range.lowerBound..<passage.text.lowerBound
    }
    // A row may hold more than the item; what stands before it in the row stays.
    let isInTable = between.contains { passage($0).cell != nil }
    let rotations = (isInTable ? [openings] : [numbers, openings]).compactMap { kept in
      LineRotation(bytes, layout.lines)
        .spelling(blocks: blocks, isDownwards: isDownwards, kept: kept)
    }
    let exchange = [exchanging(Array(between), isDownwards)].compactMap(\.self)
    return isInTable ? exchange + rotations : rotations + exchange
  }

  /// Only the words change their places, with their weights: `hot; wet` becomes `wet; hot`.
  ///
  /// `nil` if one of them stands on several lines outside a table.
  private func exchanging(_ items: [Item], _ isDownwards: Bool) -> Spelling? {
    let places = items.compactMap(wordsWithWeight)
    guard places.count == items.count, places.count > 1 else { return nil }
    var order = Array(places.indices)
    let moved = order.remove(at: isDownwards ? 0 : order.count - 1)
    order.insert(moved, at: isDownwards ? order.count : 0)
    return zip(places, order).map { Replacement($0, Array(bytes[places[$1]])) }
  }

  /// The words of an item and the comments behind them.
  private func wordsWithWeight(_ item: Item) -> Range<Int>? {
    let passage = passage(item)
    if let cell = passage.cell { return passage.text.lowerBound..<cell.item.upperBound }
    guard block(item).count == 1 else { return nil }
    let line = layout.lines[passage.lines.lowerBound]
    return passage.text.lowerBound..<bytes.trimmed(line.range).upperBound
  }
}
