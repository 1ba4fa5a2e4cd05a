import Decisions

/// What a line of a file means: its kind, and what it was read as. Two texts are compared by it,
/// line by line, where an edit has changed nothing.
struct LineMeaning {
  enum Role: Equatable {
    /// A heading, a label, a blank line and the like.
    case structure
    case title, field, context, outcome, option
    case item(DecisionItem.Kind)
    case detail
    case text(Decision.Block.Kind)
  }

  let kind: Line.Kind
  let isHTML: Bool
  /// Whether it goes on the paragraph or the item on the line before.
  let continues: Bool
  /// The line of the heading above it, or its own, in items too; -1 without one.
  let heading: Int
  var role = Role.structure

  /// Returns whether a line with the new meaning means the same as before. It may begin a paragraph
  /// whose beginning is gone, but not go on another.
  func stays(_ new: LineMeaning) -> Bool {
    kind == new.kind && isHTML == new.isHTML && role == new.role && (continues || !new.continues)
  }

  /// How the line was read, in words.
  var description: String {
    if isHTML { return "HTML" }
    switch role {
    case .item(let kind): return kind.word
    case .text(let kind): return kind == .code ? "code" : "text"
    case .structure: return "\(kind)"
    case .title, .field, .context, .outcome, .option, .detail: return "\(role)"
    }
  }
}

extension DecisionText {
  var lineMeanings: [LineMeaning] {
    let html = lines.htmlBlocks(in: bytes)
    var heading = -1
    var meanings = lines.indices.map { place in
      let line = lines[place]
      let isHeading = line.beginsItem && bytes.beginsHeading(line.text)
      heading = isHeading ? place : max(heading, section(of: place).line)
      return LineMeaning(
        kind: line.kind, isHTML: html[place],
        continues: place > 0 && line.continues(lines[place - 1]), heading: heading)
    }
    func mark(_ range: Range<Int>, _ role: LineMeaning.Role) {
      for place in range { meanings[place].role = role }
    }
    for section in decision.sections {
      for block in section.blocks {
        let first = (block.line ?? 1) - 1
        mark(first..<first + block.text.utf8.count { $0 == "\n" } + 1, .text(block.kind))
      }
    }
    for item in items { mark(item.passage.lines.upperBound..<item.end, .detail) }
    for item in items { mark(item.passage.lines, .item(item.kind)) }
    for title in options.flatMap(\.toldTitles) { mark(title.lines, .option) }
    for field in layout.fields.values { mark(field.lines, .field) }
    for said in layout.decision.map({ layout.outcome[$0] }) ?? [] { mark(said.lines, .outcome) }
    if let context = layout.context { mark(context.lines, .context) }
    if let title = layout.title { mark(title.lines, .title) }
    return meanings
  }

  /// Returns the first line that `after` reads otherwise although the changes leave it as it is, and
  /// how it is read there.
  func misreadLine(in after: DecisionText, by changes: Spelling) -> (line: Int, meaning: String)? {
    let placeOf = places(in: after, by: changes)
    let (old, new) = (lineMeanings, after.lineMeanings)
    for place in lines.indices {
      guard lines[place].kind != .blank, let (other, isSame) = placeOf[place], isSame else {
        continue
      }
      if !old[place].stays(new[other]) { return (place, new[other].description) }
      let heading = old[place].heading
      guard let (line, isSame) = heading < 0 ? (-1, true) : placeOf[heading] else { continue }
      if line != new[other].heading
        || isSame && section(of: place).role != after.section(of: other).role
      {
        return (place, "a part of another section")
      }
    }
    return nil
  }

  /// Returns where the lines are after the changes, and whether they are the same; `nil` if they are
  /// gone.
  private func places(
    in after: DecisionText, by changes: Spelling
  ) -> [(place: Int, isSame: Bool)?] {
    var changes = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var (shift, other) = (0, 0)
    return lines.map { line in
      let start = line.range.lowerBound
      while let change = changes.first, change.range.upperBound <= start {
        shift += change.new.count - change.range.count
        changes.removeFirst()
      }
      if let change = changes.first, change.range.lowerBound < start { return nil }
      while other < after.lines.count, after.start(of: other) < start + shift { other += 1 }
      guard other < after.lines.count, after.start(of: other) == start + shift else { return nil }
      let isTouched = changes.first.map { $0.range.lowerBound < line.range.upperBound } ?? false
      return (other, !isTouched && after.lines[other].range.count == line.range.count)
    }
  }
}

extension [UInt8] {
  /// Returns whether the text of an item begins a heading, perhaps in an item below it.
  fileprivate func beginsHeading(_ text: Range<Int>) -> Bool {
    let text = text.drop { self[$0].isSpace || self[$0].isOne(of: "*+-") }
    let rest = text.drop { self[$0] == "#" }
    return (1...6).contains(text.count - rest.count) && (first(of: rest)?.isSpace ?? true)
  }
}
