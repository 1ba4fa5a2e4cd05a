import BusinessLogic

extension Speller {
  /// An argument or a note at another place of its side: those between make room, each with the
  /// lines below it. Other sides and blank lines stay where they are, so that moving it back
  /// gives the same bytes.
  func moving(_ place: Meaning.ItemPlace, to number: Int) -> [Spelling] {
    let items = items(of: place.option, on: [place.side])
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
    return (isInTable ? [openings] : [numbers, openings]).compactMap { kept in
      LineRotation(bytes, layout.lines)
        .spelling(blocks: blocks, isDownwards: isDownwards, kept: kept)
    }
  }
}
