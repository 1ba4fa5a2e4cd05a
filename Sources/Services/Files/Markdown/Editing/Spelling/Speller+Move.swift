import BusinessLogic

extension Speller {
  /// An item at another place of its side: the items between make room, whatever side they are
  /// of; where that would put one below another label, only those of the same side do.
  func moving(_ place: Meaning.ItemPlace, to number: Int) -> [Spelling] {
    let same = items(of: place.option, on: [place.side])
    let all = items(of: place.option, on: [.pro, .con, .neutral, nil])
    return [all, same].compactMap { items -> Spelling? in
      guard let from = items.firstIndex(of: same[place.number]),
        let to = items.firstIndex(of: same[number])
      else { return nil }
      let between = from < to ? items[from...to] : items[to...from]
      return LineRotation(bytes, layout.lines).spelling(
        blocks: between.map(block), isDownwards: from < to,
        numbers: between.map { digits(on: block($0).lowerBound) })
    }
  }
}
