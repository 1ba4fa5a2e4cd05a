import BusinessLogic

extension Speller {
  /// Other words in the place of the old ones; lines that they ran on over go. Words that would
  /// read otherwise behind the old marker get one of their own.
  func rewriting(_ place: Meaning.ItemPlace, _ reason: TypedReason) -> [Spelling] {
    let item = item(place)
    let passage = passage(item)
    if passage.cell != nil { return rewritingCell(item, reason) }
    let rest = withoutFurtherText(passage.lines)
    let start = layout.lines[passage.lines.lowerBound].text.lowerBound
    var old = SideMarker(opening: Array(bytes[start..<passage.text.lowerBound]))
    if case .argument(let argument) = item { old.closing = closing(of: argument) }
    // A description that brackets parted from the title needs something else for it.
    let dashed = isDescription(item) ? [SideMarker(opening: old.opening + Array("— ".utf8))] : []
    let markers = [old] + dashed + [.none] + (place.side.map { [.standard($0), .plain($0)] } ?? [])
    return markers.map { marker in
      // Where the old marker stays, its bytes are written over with the same.
      [Replacement(start..<passage.text.upperBound, marker.line(reason))] + rest
    }
  }

  /// Whether a note goes on behind the title of its option.
  func isDescription(_ item: Item) -> Bool {
    guard case .note = item, passage(item).cell == nil else { return false }
    return passage(item).text.lowerBound
      > layout.lines[passage(item).lines.lowerBound].text.lowerBound
  }

  /// What stands behind a title goes, with what parts it from the title; `nil` for any other item.
  func removingDescription(_ item: Item) -> [Spelling]? {
    guard isDescription(item) else { return nil }
    let passage = passage(item)
    let first = passage.lines.lowerBound
    let titles = layout.options.flatMap { [$0.listed, $0.section] }.compactMap(\.self)
    let title = titles.first { $0.lines.lowerBound == first }
    let start = title?.text.upperBound ?? layout.lines[first].text.lowerBound
    let rest = withoutFurtherText(passage.lines)
    return [[Replacement(start..<passage.text.upperBound)] + rest]
  }

  /// A weight behind the first line, or none for 1.
  func weighing(_ place: Meaning.ItemPlace, _ weight: Int) -> Spelling {
    let item = item(place)
    if let cell = passage(item).cell { return weighingInCell(item, cell, weight) }
    return [setting(weight, layout.lines[passage(item).lines.lowerBound])]
  }

  /// The comment with a weight behind a text, or none for 1.
  func setting(_ weight: Int, _ line: Line) -> Replacement {
    let old = WeightComment.range(in: bytes, line) ?? WeightComment.place(in: bytes, line)
    return Replacement(old, weight == 1 ? [] : Array(" <!-- weight: \(weight) -->".utf8))
  }
}
