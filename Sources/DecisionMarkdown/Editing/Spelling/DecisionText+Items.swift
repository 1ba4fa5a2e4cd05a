import Decisions

/// The items of a file.
extension DecisionText {
  /// Returns the items of an option, or of the choice, in the order of the file.
  func items(of option: Int?) -> [DecisionLayout.Item] {
    items.filter { $0.option == option && !$0.isDriver }
  }

  func items(like place: Meaning.ItemPlace) -> [DecisionLayout.Item] {
    items.filter { $0.option == place.option && $0.kind == place.kind }
  }

  /// Returns the lines of an item, with everything below it.
  func block(_ item: DecisionLayout.Item) -> Range<Int> {
    let start = item.passage.lines.upperBound
    let end = withCode(below: item.line, from: max(start, item.end))
    let next = items.lazy.map(\.line).first { $0 >= start }
    return item.line..<max(start, min(end, next ?? end))
  }

  private func withCode(below first: Int, from end: Int) -> Int {
    let indent = lines[first].indent
    let rest = lines[end...].prefix { line in
      switch line.kind {
      case .blank, .code: true
      case .fence, .table, .comment: line.indent > indent
      default: false
      }
    }
    return visible(rest.indices).upperBound
  }

  func marker(_ item: DecisionLayout.Item) -> SideMarker {
    var opening = bytes.string(item.marker)
    // A noun follows `because of`, but a sentence needs `because`.
    let ending = bytes.words(item.marker).suffix(2)
    if let tail = Language.nounTail(ending) { opening.removeLast(tail.count) }
    return SideMarker(opening: opening, closing: closing(of: item))
  }

  func closing(of item: DecisionLayout.Item) -> String {
    String(layout.text(of: item.passage).dropFirst(layout.reason(item).count))
  }

  /// Returns the markers for a new argument, the likeliest first: those of the option, those of the
  /// rest of the file, the opposite of another side's marker, and those of MADR.
  func markers(of side: Side?, in option: Int?) -> [SideMarker] {
    guard let side else { return [.none] }
    let arguments = items.filter {
      $0.side != nil && ($0.option == nil) == (option == nil)
    }
    let (own, others) = (
      arguments.filter { $0.option == option }, arguments.filter { $0.option != option }
    )
    // Enough to know a file's notation.
    let near = own.suffix(100).reversed() + others.suffix(100).reversed()
    let plain = near.map { (side: $0.side, marker: marker($0)) }
      .filter { !$0.marker.opening.isEmpty && $0.marker.isPlain }
    let same = plain.filter { $0.side == side }.prefix(20).map(\.marker)
    let language = language
    let opposite = plain.lazy.compactMap { $0.marker.turned(to: side, in: language) }.first
    var markers: [SideMarker] = []
    for marker in same + [opposite].compactMap(\.self) + standardMarkers(of: side)
    where !markers.contains(marker) {
      markers.append(marker)
    }
    return markers
  }

  /// Returns the spellings of a new item below another one, one for each marker. If the items are on
  /// the same side and the other's marker is plain, it comes first.
  func adding(
    _ reason: TypedReason, _ markers: [SideMarker], after item: DecisionLayout.Item?,
    isSame: Bool = false
  ) -> [Spelling] {
    guard let item, item.passage.cell == nil else { return [] }
    let own = isSame ? [marker(item)].filter(\.isPlain) : []
    let (bullet, end) = (bullet(after: item), block(item).upperBound)
    // A paragraph of its own doesn't go on the one before.
    let isParagraph = bullet.allSatisfy(\.isWhitespace)
    let gap = isParagraph ? isBlank(item.line - 1) : needsBlank(after: end)
    return (own + markers).map {
      [inserting((gap ? [""] : []) + [bullet + $0.line(reason)], after: end)]
    }
  }

  func adding(
    _ reason: TypedReason, _ markers: [SideMarker], _ bullet: String, after line: Int
  ) -> [Spelling] {
    let gap = needsBlank(after: line) ? [""] : []
    return markers.map { [inserting(gap + [bullet + $0.line(reason)], after: line)] }
  }

  /// Returns whether a list after the first `count` lines needs a blank line, because a paragraph ends
  /// there and the file has no list directly below one.
  private func needsBlank(after count: Int) -> Bool {
    isParagraph(count - 1)
      && !lines.indices.contains { lines[$0].beginsItem && isParagraph($0 - 1) }
  }

  private func isParagraph(_ index: Int) -> Bool {
    guard lines.indices.contains(index), lines[index].kind == .text, !lines[index].isQuoted else {
      return false
    }
    let first = lines[...index].indices.last { !lines.continues(at: $0) } ?? index
    return lines[first].kind == .text && lines[first].indent < 2
      && outline.marks[index].kind == .none
  }

  /// Returns the markers of MADR.
  func standardMarkers(of side: Side) -> [SideMarker] {
    writings.flatMap { SideMarker.standard(side, in: $0) }
  }

  /// Returns whether an argument is a part of the text of the decision: `Kafka was rejected because …`
  func isInOutcome(_ item: DecisionLayout.Item) -> Bool {
    let line = item.line
    let start = item.marker.isEmpty ? item.passage.text.lowerBound : item.marker.lowerBound
    return item.side != nil && lines[line].kind != .table && start > lines[line].text.lowerBound
      && outline.section(of: line).role == .outcome
  }

  /// Returns how many arguments in the text of the decision come after all else about an option.
  func reasonsBehind(_ option: Int, on side: Side?) -> Int {
    let items = items(of: option)
    let own = options[option].titles.map(\.line) + items.filter { !isInOutcome($0) }.map(\.line)
    let last = own.max() ?? 0
    return items.count { $0.side == side && $0.line > last && isInOutcome($0) }
  }

  /// Returns where the title of an option ends that a line belongs to; `nil` in a table.
  func endOfTitle(on line: Int) -> Int? {
    let title = options.lazy.flatMap(\.titles).first { $0.cell == nil && $0.lines.contains(line) }
    return title.map { layout.endOfTitle($0) ?? $0.text.upperBound }
  }

  /// Returns whether a note follows the title of its option on the same line.
  func isDescription(_ item: DecisionLayout.Item) -> Bool {
    item.side == nil && item.passage.cell == nil
      && item.passage.text.lowerBound > lines[item.line].text.lowerBound
  }
}
