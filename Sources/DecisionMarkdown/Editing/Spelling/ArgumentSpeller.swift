import Decisions

struct ArgumentSpeller {
  let file: DecisionText

  /// Returns a new item after the last one of its side; else below an empty label or heading of its
  /// side; else after the last item of the option, or below the option's title.
  func adding(_ reason: TypedReason, _ side: Side?, to option: Int) -> [Spelling] {
    let markers = file.markers(of: side, in: option)
    // A description shares the line of the title, and a reason that of the choice.
    let all = file.items(of: option).filter { !file.isDescription($0) && !file.isInOutcome($0) }
    let same = all.filter { $0.side == side }
    var spellings: [Spelling] = []
    if let listed = file.options[option].listed {
      spellings += CellSpeller(file: file).filling(reason, side, of: listed)
    }
    if let last = same.last ?? all.last, last.passage.cell != nil {
      spellings += CellSpeller(file: file).adding(reason, side, after: last, markers)
    }
    spellings += file.adding(reason, markers, after: same.last, isSame: true)
    if let side {
      spellings += emptyLabels(of: side, in: option).flatMap {
        file.adding(reason, [.none], file.bullet(below: $0), after: file.lineBelow($0))
      }
      spellings += labelled(reason, side, after: all.last, in: option)
    }
    if let last = all.last, last.passage.cell == nil, let label = labelLine(of: last),
      file.lines[label].beginsItem
    {
      let end = file.block(last).upperBound
      spellings += file.adding(reason, markers, file.bullet(of: label), after: end)
    }
    spellings += file.adding(reason, markers, after: all.last)
    if let title = file.options[option].section?.line {
      spellings += file.adding(reason, markers, file.plainBullet, after: file.lineBelow(title))
      spellings += markers.map {
        [file.inserting(["", file.plainBullet + $0.line(reason)], after: file.endOfHeading(title))]
      }
    }
    guard let listed = file.options[option].listed, listed.cell == nil else { return spellings }
    if all.isEmpty, let side { spellings += labelled(reason, side, belowListed: option) }
    let sections = markers.flatMap {
      OptionSpeller(file: file).newSection(of: option, [file.plainBullet + $0.line(reason)])
    }
    if all.isEmpty, !isNested { spellings += sections }
    let bullet = file.bullet(below: listed.line)
    return spellings + file.adding(reason, markers, bullet, after: listed.lines.upperBound)
      + sections
  }

  /// Whether listed options have their arguments below them in the list.
  var isNested: Bool {
    let entries = file.options.compactMap(\.listed?.line)
    let lists = Set(entries.map { file.outline.sectionOfLine[$0] })
    return file.items.contains {
      $0.option != nil && $0.side != nil && lists.contains(file.outline.sectionOfLine[$0.line])
    }
  }

  /// Replaces the text, and deletes its continuation lines. Text that reads differently after the
  /// old marker gets a new one.
  func rewriting(_ item: DecisionLayout.Item, _ reason: TypedReason) -> [Spelling] {
    let passage = item.passage
    if passage.cell != nil { return CellSpeller(file: file).rewriting(passage, reason) }
    let rest = file.withoutFurtherText(passage.lines)
    let start = file.lines[passage.line].text.lowerBound
    var old = SideMarker(opening: file.bytes.string(start..<passage.text.lowerBound))
    if item.side != nil { old.closing = file.closing(of: item) }
    let markers = [old] + (item.side.map(file.standardMarkers) ?? [])
    return markers.map {
      [Replacement(start..<passage.text.upperBound, $0.line(reason))] + rest
    }
  }

  /// Deletes an item with everything below it; of a description, only what follows the title.
  func removing(_ item: DecisionLayout.Item) -> [Spelling] {
    let passage = item.passage
    if let cell = passage.cell { return CellSpeller(file: file).removing(passage, cell) }
    guard file.isDescription(item) else {
      return [[Replacement(file.wholeLines(file.withBlank(file.block(item))))]]
    }
    let line = file.lines[item.line]
    let start = file.endOfTitle(on: item.line) ?? line.text.lowerBound
    if start < line.range.lowerBound {
      return [file.withoutFurtherText(item.line - 1..<passage.lines.upperBound)]
    }
    return [[Replacement(start..<passage.text.upperBound)] + file.withoutFurtherText(passage.lines)]
  }

  /// Sets the weight of an item; a weight of 1 is not written.
  func weighing(_ item: DecisionLayout.Item, _ weight: Int) -> Spelling {
    let tail =
      item.passage.cell.map { CellSpeller(file: file).tail(of: item.passage, in: $0) }
      ?? file.lines[item.line].tail
    let comment = weight == 1 ? "" : " " + Weight.comment(weight)
    return [Replacement(Weight.place(in: file.bytes, tail), comment)]
  }

  /// Moves an item to another index of its side, within its list or its table. The items between
  /// shift, each with the lines below it. Other sides and blank lines stay, so that moving it back
  /// restores every byte.
  func moving(
    _ place: Meaning.ItemPlace, to index: Int, _ what: String
  ) throws(EditRefusal) -> [Spelling] {
    let (first, last) = (min(place.index, index), max(place.index, index))
    let items = Array(file.items(like: place)[first...last])
    let parts = try file.movableParts(of: items, toBe: what)
    let moved =
      place.index < index
      ? parts.dropFirst() + parts.prefix(1) : parts.suffix(1) + parts.dropLast()
    return [zip(parts, moved).map { Replacement($0, bytes: Array(file.bytes[$1])) }]
  }
}
