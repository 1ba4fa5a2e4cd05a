import Decisions

extension ArgumentSpeller {
  /// Returns the headings and labels of a side in an option that have no items yet.
  func emptyLabels(of side: Side, in option: Int) -> [Int] {
    linesOfOption(option).filter { index in
      let section = file.section(of: index)
      if section.line == index {
        // The section may say `- none`.
        return section.side == side
          && file.ownLines(below: index).allSatisfy {
            file.bytes.saysNothing(file.lines[$0].text)
          }
      }
      let mark = file.outline.marks[index]
      guard mark.kind == .label, mark.side == side else { return false }
      return file.lines[index].beginsItem
        ? file.lines.hasNothing(below: index) : file.ownLines(below: index).isEmpty
    }
  }

  private func linesOfOption(_ option: Int) -> Range<Int> {
    let passage = file.options[option].section ?? file.options[option].listed
    guard let first = passage?.lines.lowerBound else { return file.lines.indices }
    let titles = file.options.flatMap { [$0.section, $0.listed] }
    let next = titles.compactMap(\.?.lines.lowerBound).filter { $0 > first }.min()
    return first..<(next ?? file.lines.count)
  }

  /// Returns a new label with its first item, as the file has them: `Nachteile:` for `Vorteile:`.
  func labelled(
    _ reason: TypedReason, _ side: Side, after last: Int?, in option: Int
  ) -> [Spelling] {
    let models = file.items.indices.reversed().filter {
      file.items[$0].side != nil && file.items[$0].marker.isEmpty && file.passage($0).cell == nil
    }
    // Enough to know a file's notation.
    let near = models.filter { file.items[$0].option == option }.prefix(20) + models.prefix(20)
    let index =
      last.map { file.block($0).upperBound }
      ?? file.options[option].section.map { file.lineBelow($0.lines.lowerBound) }
    guard let index, let model = near.first(where: { labelLine(of: $0) != nil }),
      let label = labelLine(of: model)
    else { return [] }
    let end = file.endOfHeading(label)
    var lines = file.lines[label..<end].map { Array(file.bytes[$0.range]) }
    if file.items[model].side != side {
      guard let turned = SideMarker(opening: lines[0]).turned(to: side) else { return [] }
      lines[0] = turned.opening
    }
    if file.isBlank(end) { lines.append([]) }
    let first = file.passage(model).lines.lowerBound
    let bullet = file.lines[first].beginsItem ? file.bullet(of: first) : []
    let isApart = !file.lines[label].beginsItem && (last == nil || file.isBlank(label - 1))
    let gap: [[UInt8]] = isApart && !file.isBlank(index - 1) ? [[]] : []
    return [[file.inserting(gap + lines + [bullet + SideMarker.none.line(reason)], after: index)]]
  }

  /// Returns the line of the label or the heading that gives an item its side.
  func labelLine(of item: Int) -> Int? {
    let first = file.passage(item).lines.lowerBound
    let indent = file.lines[first].indent
    let index = (0..<first).last { index in
      let line = file.lines[index]
      return file.section(of: index).line == index || file.outline.marks[index].kind == .label
        || line.beginsItem && line.indent < indent
    }
    guard let index else { return nil }
    let side = file.items[item].side
    let isLabel = file.outline.marks[index].kind == .label && file.outline.marks[index].side == side
    return isLabel || file.section(of: index).line == index && file.section(of: index).side == side
      ? index : nil
  }
}
