import Decisions

extension SectionReader {
  /// Returns the parts of the lines that no value contains. Around an argument they are two: what
  /// stands before it, which may be only a bullet, then what stands behind it, if that says
  /// something.
  func markup() -> [Decision.Markup] {
    var argues = Array(repeating: false, count: lines.count)
    for index in layout.items.indices where layout.items[index].side != nil {
      argues[layout.items[index].passage.lines.lowerBound] = true
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
      guard isBefore || isAfter else { continue }
      let isPart = argues[index] && !cutsWord(part.lowerBound)
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
