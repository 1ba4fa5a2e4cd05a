import Decisions

extension SectionReader {
  /// Returns the parts of the lines that no value contains. Around an argument they are two: what
  /// stands before it, which may be only a bullet, then what stands behind it, if that says
  /// something. Behind another marker stands its whole value: `## Redis`.
  func markup() -> [Decision.Markup] {
    var argues = Array(repeating: false, count: lines.count)
    var values: [Int: DecisionLayout.Passage] = [:]
    if let title = layout.title { values[title.line] = title }
    for title in layout.options.flatMap(\.titles) where title.cell == nil {
      values[title.line] = .init(text: lines[title.line].text, lines: title.lines)
    }
    for item in layout.items {
      if item.side != nil {
        argues[item.line] = true
      } else if lines[item.line].beginsItem {
        values[item.line] = item.passage
      }
    }
    var markup: [Decision.Markup] = []
    func add(_ part: Range<Int>, _ index: Int) {
      markup.append(.init(line: index + 1, bytes.string(bytes.trimmed(part))))
    }
    for index in lines.indices where lines[index].kind != .blank {
      let whole = bytes.trimmed(lines[index].range)
      let part = (covered[index] ?? whole.prefix(0)).clamped(to: whole)
      let (before, after) = (whole.lowerBound..<part.lowerBound, part.upperBound..<whole.upperBound)
      let (isBefore, isAfter) = (saysSomething(before), saysSomething(after))
      let isPart = argues[index] && !cutsWord(part.lowerBound)
      if let value = values[index], !part.isEmpty, !isAfter {
        let marker = bytes.string(before)
        if !marker.isEmpty {
          markup.append(.init(line: index + 1, marker + layout.text(of: value)))
        }
        continue
      }
      guard isBefore || isAfter || isPart && !before.isEmpty else { continue }
      add(isPart ? before : whole, index)
      if isPart, isAfter { add(after, index) }
    }
    return markup
  }

  func saysSomething(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: \.isLetterOrDigit)
  }

  private func cutsWord(_ index: Int) -> Bool {
    index > 0 && index < bytes.count && bytes[index - 1].isLetterOrDigit
      && bytes[index].isLetterOrDigit
  }
}
