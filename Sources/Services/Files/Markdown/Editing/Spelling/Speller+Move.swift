import BusinessLogic

extension Speller {
  /// An argument or a note at another place of its side: those between make room, each with the
  /// lines below it. Other sides and blank lines stay where they are, so that moving it back
  /// gives the same bytes.
  func moving(_ place: Meaning.ItemPlace, to number: Int) -> [Spelling] {
    let items = items(of: place.option, on: [place.side])
    let isDownwards = place.number < number
    let between = isDownwards ? items[place.number...number] : items[number...place.number]
    let rotation = LineRotation(bytes, layout.lines).spelling(
      blocks: between.map(block), isDownwards: isDownwards,
      numbers: between.map { digits(on: block($0).lowerBound) })
    return [rotation].compactMap(\.self)
  }
}
