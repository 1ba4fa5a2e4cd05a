import BusinessLogic

extension Outline {
  /// Returns the title of an option's section: `Postgres` in `Pros and cons of Postgres` and in
  /// `Postgres – rejected (too big)`.
  func title(of section: Section) -> DecisionLayout.Passage {
    let line = lines[section.line].text
    let words = bytes[line].split(separator: ASCII.space)
    var title = OptionTitle.beforeVerdict(in: bytes, line, needsReason: true) ?? line
    if section.isSubject, section.words.count < words.count {
      title = words[words.count - section.words.count].startIndex..<line.upperBound
    }
    return .init(text: title, lines: section.line..<section.line + 1)
  }

  func section(of line: Int) -> Section { sections[sectionOfLine[line]] }

  /// Returns whether a line defines the target of links: `[1]: https://…`.
  func definesLink(_ text: Range<Int>) -> Bool {
    guard bytes.begins(text, with: "["), !bytes.begins(text, with: "[^"),
      let close = bytes.place(of: ASCII.byte("]"), in: text)
    else { return false }
    return bytes.has("]: ", at: close, before: text.upperBound)
  }

  /// Returns whether a line labels a remedy against cons: `Mitigation:`.
  func answersCons(_ place: Int) -> Bool {
    bytes.key(of: lines[place].text).map(SectionWords.answersCons) ?? false
  }

  /// Returns the indentation of a label. If a formatter has joined it to the item before, that of
  /// the item that follows.
  func indentOfLabel(_ place: Int, _ isContinuation: Bool) -> Int {
    guard isContinuation, place + 1 < lines.count, lines[place + 1].beginsItem else {
      return lines[place].indent
    }
    return min(lines[place].indent, lines[place + 1].indent)
  }

  /// Returns where the text of an argument begins if its marker fills the line before: `Bad,` and
  /// `because …` below it.
  func reason(below place: Int) -> Int? {
    let next = place + 1
    guard next < lines.count, lines[next].kind == .text, marks[next].kind == .none,
      sections[sectionOfLine[next]].line != next
    else { return nil }
    return MarkReader(bytes).startOfReason(lines[next].text)
  }

  func introducesList(_ place: Int) -> Bool {
    let next = lines[(place + 1)...].indices.first { next in
      lines[next].kind != .text || marks[next].kind != .none
        || sections[sectionOfLine[next]].line == next
    }
    let last = (next ?? lines.count) - 1
    return lines.next(after: last)?.beginsItem == true
      && bytes[lines[last].text.upperBound - 1] == ":"
  }

  /// Returns whether a line is a hint of a template, or says that there is nothing:
  /// `Bad, because none`.
  func saysNothing(_ line: Line, _ mark: Mark) -> Bool {
    let text = mark.kind == .explicit ? mark.end..<line.text.upperBound : line.text
    return TemplateHint.isHint(bytes, text)
      || !text.isEmpty && CellItems.saysNothing(in: bytes, text)
  }

  func number(_ line: Line) -> Int? {
    guard line.kind == .numbered else { return nil }
    return Int(bytes.string(bytes.trimmed(line.range)).prefix { $0.isNumber })
  }
}

extension Section.Owner {
  var isOption: Bool { if case .option = self { true } else { false } }
}

extension Section {
  /// Whether paragraphs in it can be arguments.
  var holdsParagraphs: Bool {
    switch owner {
    case .option, .listed: true
    case .document: side != nil || hasSides || hasLabels
    case .consequences: side != nil || role == .consequences(nil) || role == .comparison
    case .nobody: false
    }
  }
}
