import Decisions

extension ArgumentSpeller {
  /// Returns the headings and labels of a side in an option that have no items yet, or only `- none`.
  func emptyLabels(of side: Side, in option: Int) -> [Int] {
    linesOfOption(option).filter { index in
      guard self.side(ofLabel: index) == side else { return false }
      return file.lines[index].beginsItem
        ? file.lines.hasNothing(below: index)
        : file.ownLines(below: index).allSatisfy { file.bytes.saysNothing(file.lines[$0].text) }
    }
  }

  private func isHeading(_ index: Int) -> Bool { file.section(of: index).line == index }

  /// Returns the side that a label or a heading gives the items below it.
  private func side(ofLabel index: Int) -> Side? {
    if isHeading(index) { return file.section(of: index).side }
    let mark = file.outline.marks[index]
    // `Costs:` is only for some cons.
    let areCosts = SideWords.areCosts(file.bytes.words(file.lines[index].text))
    let isOfOther = mark.tellsReason && mark.hasSubject || areCosts
    return mark.kind == .label && !isOfOther ? mark.side : nil
  }

  private func linesOfOption(_ option: Int) -> Range<Int> {
    let passage = file.options[option].section ?? file.options[option].listed
    guard let first = passage?.line else { return file.lines.indices }
    let titles = file.options.flatMap { [$0.section, $0.listed] }
    let next = titles.compactMap(\.?.line).filter { $0 > first }.min()
    return first..<(next ?? file.lines.count)
  }

  /// Returns a new label with its first item, as the file has them: the label of the side, if it has
  /// one, or else the opposite of another: `Nachteile:` for `Vorteile:`. Of several labels, those of
  /// the option's form come first.
  func labelled(
    _ reason: TypedReason, _ side: Side, after last: DecisionLayout.Item?, in option: Int?
  ) -> [Spelling] {
    let section = option.flatMap { file.options[$0].section }
    let below = section.map { file.lineBelow($0.line) }
    guard var index = last.map({ file.block($0).upperBound }) ?? below else { return [] }
    // The text of a description stays together.
    if last?.side == nil { index = max(index, below ?? 0) }
    return labels(of: side, in: option).compactMap { label in
      guard let lines = lines(reason, side, like: label) else { return nil }
      let line = file.lines[label]
      let isApart = !line.beginsItem && (last == nil || file.isBlank(label - 1))
      let gap = isApart && !file.isBlank(index - 1) ? [blank(line)] : []
      return [file.inserting(gap + lines, after: index)]
    }
  }

  /// Returns the first argument of an option that is only listed, under a label like those of the other
  /// options: below its title if these have theirs there, or else in a new section. Nothing if these
  /// have markers.
  func labelled(_ reason: TypedReason, _ side: Side, belowListed option: Int) -> [Spelling] {
    let last = file.items.last { $0.option != nil && $0.side != nil }
    guard last?.marker.isEmpty == true, let listed = file.options[option].listed else { return [] }
    return labels(of: side, in: option).flatMap { label -> [Spelling] in
      guard let lines = lines(reason, side, like: label) else { return [] }
      return isNested
        ? [[file.inserting(lines, after: listed.lines.upperBound)]]
        : OptionSpeller(file: file).newSection(of: option, lines)
    }
  }

  private func blank(_ line: Line) -> String { line.isQuoted ? ">" : "" }

  /// Returns the labels that can be a model for a label of `side`, the likeliest first.
  private func labels(of side: Side, in option: Int?) -> [Int] {
    let models = file.items.reversed().filter {
      $0.side != nil && $0.marker.isEmpty && $0.passage.cell == nil
        && ($0.option == nil) == (option == nil)
    }
    // Enough to know a file's notation.
    let near =
      models.filter { $0.option == option }.prefix(20) + models.prefix(20)
      + models.filter { $0.side == side }.prefix(20)
    let labels = near.compactMap { item in
      labelLine(of: item).flatMap { line in
        let isOwn = item.option == option
        return saysOnlySide(line, of: isOwn ? option : nil) ? (side: item.side, line: line) : nil
      }
    }
    guard let own = labels.first?.line else { return [] }
    let same = labels.filter { $0.side == side }.map(\.line)
    let alike = same.first { file.lines[$0].begins(like: file.lines[own]) }
    return [alike, own, same.first].compactMap(\.self)
  }

  /// Returns the lines of a label for `side`, like the one on line `label`, and of its first item.
  private func lines(_ reason: TypedReason, _ side: Side, like label: Int) -> [String]? {
    let line = file.lines[label]
    let end = file.endOfHeading(label)
    var lines = file.lines[label..<end].map { file.bytes.string($0.range) }
    if self.side(ofLabel: label) != side {
      let text = file.bytes.string(line.text.lowerBound..<line.range.upperBound)
      guard let turned = SideMarker(opening: text).turned(to: side, in: file.language) else {
        return nil
      }
      lines[0] = file.bytes.string(line.range.lowerBound..<line.text.lowerBound) + turned.opening
    }
    if file.isBlank(end) { lines.append(blank(line)) }
    let first = file.items.first { $0.line >= end }?.line
    let bullet = first.map { file.lines[$0].beginsItem ? file.bullet(of: $0) : "" } ?? ""
    return lines + [bullet + SideMarker.none.line(reason)]
  }

  /// Returns whether a label has no words but those for a side, and perhaps the name of its option.
  private func saysOnlySide(_ label: Int, of option: Int?) -> Bool {
    let words = FoldedWords(InlineText.withoutTags(file.bytes[file.lines[label].text])).words
    guard let label = SideWords.label(words) else { return words.isEmpty }
    guard let subject = label.subject else { return !label.both }
    let title = option.map { FoldedWords(file.decision.options[$0].title).words }
    return title.map { words[subject...].allSatisfy($0.contains) } == true
  }

  /// Returns the line of the label or the heading that gives an item its side.
  func labelLine(of item: DecisionLayout.Item) -> Int? {
    let index = (0..<item.line).last { isHeading($0) || side(ofLabel: $0) != nil }
    // A heading for a single argument is no model.
    guard let index, let side = item.side, !file.section(of: index).isOneArgument else {
      return nil
    }
    return self.side(ofLabel: index) == side ? index : nil
  }
}
