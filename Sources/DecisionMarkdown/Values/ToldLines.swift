import BusinessLogic

/// Which part of each line the values of a decision contain.
struct ToldLines {
  private let bytes: [UInt8]
  private let lines: [Line]
  /// The part of each line that a value contains as written; empty if several values share the
  /// line.
  private var parts: [Range<Int>?]
  private var argues: [Bool]

  init(of layout: DecisionLayout, _ bytes: [UInt8]) {
    self.bytes = bytes
    lines = layout.lines
    parts = Array(repeating: nil, count: lines.count)
    argues = Array(repeating: false, count: lines.count)
    tellFields([layout.status, layout.date].compactMap(\.self))
    if let title = layout.title {
      // A title has the words of its links, not their targets.
      let isLinked = bytes.first("](", in: title.text) != nil
      let start = title.text.lowerBound
      tell(title.lines.lowerBound, isLinked ? start..<start : title.text)
    }
    let outcome = layout.decision.map { layout.outcome[$0] }
    for passage in [layout.context, outcome].compactMap(\.self) { tell(passage) }
    for option in layout.options {
      // An option has everything on its lines as its wordings.
      for title in [option.listed, option.section].compactMap(\.self) {
        for place in title.lines { tell(place, lines[place].text) }
        tellTable(around: title)
      }
    }
    for item in layout.items { tell(item.passage) }
    for argument in layout.items where argument.side != nil {
      argues[argument.passage.lines.lowerBound] = true
      // Code and tables below an argument are not among its details.
      let details = argument.passage.lines.upperBound
      for place in details..<max(argument.end, details)
      where parts[place] == nil && (lines[place].beginsItem || lines[place].kind == .text) {
        tell(place, lines[place].text)
      }
    }
  }

  func isTold(_ place: Int) -> Bool { parts[place] != nil }

  mutating func tell(_ place: Int, _ part: Range<Int>) {
    let isShared = parts[place].map { $0 != part } == true || lines[place].kind == .table
    parts[place] = isShared ? part.lowerBound..<part.lowerBound : part
  }

  private mutating func tell(_ passage: DecisionLayout.Passage) {
    let first = passage.lines.lowerBound
    tell(first, passage.text)
    for place in passage.lines.dropFirst() where lines[place].kind == .text {
      tell(place, lines[place].text)
    }
    tellTable(around: passage)
  }

  /// Marks all rows of a table if one is marked.
  private mutating func tellTable(around passage: DecisionLayout.Passage) {
    for step in [-1, 1] {
      var place = passage.lines.lowerBound
      guard lines[place].kind == .table else { return }
      place += step
      while lines.indices.contains(place), lines[place].kind == .table, !isTold(place) {
        tell(place, lines[place].range)
        place += step
      }
    }
  }

  /// Marks the lines of fields that say nothing else.
  private mutating func tellFields(_ fields: [DecisionLayout.Passage]) {
    for field in fields {
      let place = field.lines.lowerBound
      let line = lines[place]
      let onLine = fields.filter { $0.lines == field.lines }
      let end = onLine.map(\.text.upperBound).max() ?? 0
      let rest = min(end, line.text.upperBound)..<line.text.upperBound
      if line.kind == .frontMatter || line.kind == .table
        || bytes.keyed(in: line.text).count <= onLine.count && !saysSomething(rest)
      {
        // The key of the status is found too.
        parts[place] = line.range.lowerBound..<line.range.lowerBound
      }
    }
  }

  private func saysSomething(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0.isWordByte || $0.isDigit }
  }

  /// What the lines say beyond these parts.
  var markup: [Decision.Markup] {
    lines.indices.compactMap { place in
      guard lines[place].kind != .blank else { return nil }
      let whole = bytes.trimmed(lines[place].range)
      let part = (parts[place] ?? whole.lowerBound..<whole.lowerBound).clamped(to: whole)
      let (before, after) = (whole.lowerBound..<part.lowerBound, part.upperBound..<whole.upperBound)
      guard saysSomething(before) || saysSomething(after) else { return nil }
      let rests = [before, after].map(bytes.trimmed).filter(saysSomething)
      let isPart = argues[place] && !cutsWord(part.lowerBound) && !cutsWord(part.upperBound)
      let text = isPart ? rests.map(bytes.string).joined(separator: " ") : bytes.string(whole)
      return .init(line: place + 1, text)
    }
  }

  private func cutsWord(_ place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return false }
    return [bytes[place - 1], bytes[place]].allSatisfy { $0.isWordByte || $0.isDigit }
  }
}
