import Decisions

/// What a line of a file means: its kind, and what it was read as. Two texts are compared by it,
/// line by line, where an edit has changed nothing.
struct LineMeaning {
  let kind: Line.Kind
  let isHTML: Bool
  /// Whether it goes on the paragraph or the item on the line before.
  let continues: Bool
  /// Whether it goes on behind a line break.
  let isBroken: Bool
  /// The lines that it is below, or -1: the heading as CommonMark has it, the title of the section,
  /// and the item around it.
  let above: SIMD3<Int>
  /// `nil` for a blank line.
  let role: SourceLine.Role?

  /// Returns whether a line with the new meaning means the same as before. It may begin a paragraph
  /// whose beginning is gone, but not go on another.
  func stays(_ new: LineMeaning) -> Bool {
    kind == new.kind && isHTML == new.isHTML && role == new.role && (continues || !new.continues)
      && (isBroken == new.isBroken || !new.continues)
  }

  /// How the line was read, in words.
  var description: String {
    if isHTML { return "HTML" }
    switch role {
    case .item(let kind, _, _, _): return kind.word
    case .option: return "option"
    case .names: return "field"
    case .heading, .label, nil: return "\(kind)"
    case let role?: return "\(role)"
    }
  }
}

extension SourceLine.Role {
  /// The role without what the edit of another line may change.
  fileprivate var kept: Self {
    switch self {
    case .item(let kind, _, _, _): .item(kind, option: nil, number: 0, of: 0)
    case .option: .option(0)
    case .choice: .outcome
    default: self
    }
  }
}

extension LineMeaning {
  static func ofLines(in text: DecisionText) -> [LineMeaning] {
    let (bytes, lines) = (text.bytes, text.lines)
    let html = lines.htmlBlocks(in: bytes)
    var heading = -1
    var around: [Int] = []
    var role: SourceLine.Role?
    // The first rows of tables that no option has.
    let texts = Set(
      text.decision.sections.flatMap(\.blocks).filter { $0.kind == .table }.compactMap(\.line))
    return SourceReader.read(text.layout).enumerated().map { index, source in
      let line = lines[index]
      let before = index > 0 ? lines[index - 1] : nil
      let continues = lines.continues(at: index)
      let isHeading = line.kind == .heading || line.beginsItem && bytes.beginsHeading(line.text)
      if isHeading { heading = index }
      if line.kind != .blank, !continues {
        while let item = around.last, lines[item].indent >= line.indent { around.removeLast() }
      }
      let above = SIMD3(heading, text.section(of: index).line, around.last ?? -1)
      if line.beginsItem { around.append(index) }
      // A table can't begin within a paragraph.
      let isLazy = line.kind == .table && (before?.kind == .text || before?.beginsItem == true)
      if source.roles != [.continued] {
        let roles = source.roles.lazy.filter { $0 != .continued }.map(\.kept)
        role = roles.last { $0 != .outcome } ?? roles.last
      }
      if texts.contains(index + 1) { role = .text }
      return LineMeaning(
        kind: line.kind, isHTML: html[index], continues: continues || isLazy,
        isBroken: continues && before?.isBrokenOff(in: bytes) == true, above: above, role: role)
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
