import BusinessLogic

extension Speller {
  /// Other words in the place of the old ones; lines that they ran on over go. Words that would
  /// read otherwise behind the old marker get one of their own.
  func rewriting(_ place: Meaning.ItemPlace, _ reason: TypedReason) -> [Spelling] {
    let item = item(place)
    let passage = passage(item)
    let rest = passage.lines.dropFirst().filter { layout.lines[$0].kind == .text }
      .map { Replacement(wholeLines($0..<$0 + 1)) }
    var end: [UInt8] = []
    if case .argument(let argument) = item { end = closing(of: argument) }
    let markers: [SideMarker] =
      [
        SideMarker(opening: openingBefore(passage), closing: end),
        .none,
      ] + (place.side.map { [.standard($0)] } ?? [])
    return markers.enumerated().map { choice, marker in
      // The marker itself stays where it is, unless it can't.
      let new =
        choice == 0
        ? Array(marker.line(reason).dropFirst(marker.opening.count)) : marker.line(reason)
      let lower =
        choice == 0
        ? passage.text.lowerBound : layout.lines[passage.lines.lowerBound].text.lowerBound
      return [Replacement(lower..<passage.text.upperBound, new)] + rest
    }
  }

  private func openingBefore(_ passage: DecisionLayout.Passage) -> [UInt8] {
    Array(bytes[layout.lines[passage.lines.lowerBound].text.lowerBound..<passage.text.lowerBound])
  }

  /// A weight behind the first line, or none for 1.
  func weighing(_ place: Meaning.ItemPlace, _ weight: Int) -> Spelling {
    let first = layout.lines[passage(item(place)).lines.lowerBound]
    let comment = WeightComment.range(in: bytes, first)
    let new = weight == 1 ? [] : Array(" <!-- weight: \(weight) -->".utf8)
    return [Replacement(comment ?? WeightComment.place(in: bytes, first), new)]
  }
}
