import Decisions

extension Outline {
  /// Returns the title of an option's section: `Postgres` in `Pros and cons of Postgres` and in
  /// `Postgres – rejected (too big)`.
  func title(of section: Section) -> DecisionLayout.Passage {
    let line = section.title
    var title = OptionTitle.beforeVerdict(in: bytes, line, needsReason: true) ?? line
    if section.isSubject {
      var before = FoldedWords(InlineText.bytes(of: bytes[line])).words.count - section.words.count
      for part in bytes[line].split(separator: " ") where before > 0 {
        // A link's target is no word of the title.
        before -= FoldedWords(part.prefix { $0 != "]" }).words.count
        title = part.endIndex..<line.upperBound
      }
    }
    return .init(text: bytes.trimmed(title), lines: section.line..<section.line + 1)
  }

  func section(of line: Int) -> Section { sections[sectionOfLine[line]] }

  /// Returns the lines below the heading of a section, up to the next.
  func linesBelow(_ section: Int) -> Range<Int> {
    lines[(sections[section].line + 1)...].indices.prefix { sectionOfLine[$0] == section }
  }

  /// Returns the lines of the list that an item begins.
  func list(from first: Int) -> Range<Int> {
    let indent = lines[first].indent
    return lines[first...].indices.prefix { next in
      let line = lines[next]
      switch line.kind {
      case .blank, .code, .fence, .comment, .conflict: return true
      case .bullet, .numbered: return line.indent >= indent
      case .text: return line.indent > indent || lines.continues(at: next)
      default: return false
      }
    }
  }

  /// Returns whether a line labels a remedy against cons: `Mitigation:`.
  func answersCons(_ index: Int) -> Bool {
    bytes.key(of: lines[index].text).map(SectionWords.answerCons) == true
  }

  func introducesList(_ index: Int) -> Bool {
    // A limit keeps the time linear where each of many lines in a paragraph asks.
    let near = lines[(index + 1)...].prefix(60)
    let next = near.indices.first { next in
      !lines.continues(at: next) || marks[next].kind != .none
    }
    let last = (next ?? near.endIndex) - 1
    return lines.next(after: last)?.beginsItem == true && bytes.endsWithColon(lines[last].text)
  }

  /// Returns whether a line begins with the same symbol as a line of text above.
  func repeatsSymbol(_ first: Line, at index: Int) -> Bool {
    let (one, other) = (bytes[first.text].prefix(4), bytes[lines[index].text].prefix(4))
    return !first.beginsItem && one == other && one.first?.beginsSymbol == true
      // Not a quotation mark or a dash.
      && one.dropFirst().first != 0x80
  }

  /// Returns whether a line ends with a colon, and a block of code follows.
  func labelsCode(_ index: Int) -> Bool {
    lines.next(after: index)?.kind == .fence && bytes.endsWithColon(lines[index].text)
  }

  /// Returns the digits of an item's number.
  func digits(of line: Line) -> Range<Int>? {
    line.kind == .numbered ? bytes.trimmed(line.range).prefix { bytes[$0].isDigit } : nil
  }

  func number(_ line: Line) -> Int? { digits(of: line).flatMap { Int(bytes.string($0)) } }

  /// Returns whether the last sentence of an item or a paragraph says only that the option was
  /// rejected: `It is slow. Rejected.`, `It is slow — rejected (for now).`
  func endsRejected(_ line: Int) -> Bool {
    let last = lines[lines.endOfParagraph(line) - 1]
    let whole = lines[line].text.lowerBound..<last.text.upperBound
    let end = bytes.ends(whole, with: "。") ? 3 : 0
    let text = bytes.beforeBrackets(whole.dropLast(end)).suffix(80)
      .dropLast { bytes[$0].isDecoration || bytes[$0].isOne(of: ".!") }
    let stop = text.dropLast().last { index in
      bytes[index].isOne(of: ".;!?") && bytes[index + 1].isBlank
        || bytes.begins(index..<text.upperBound, withOneOf: ["—", "–", "。", "，", "；"])
    }
    guard let stop else { return false }
    let words = FoldedWords(bytes[stop..<text.upperBound]).words
    guard let first = words.first, first.means(.rejected), !first.means(.postponed) else {
      return false
    }
    // "Rejected in favor of Kafka", "Rejected for that reason"
    return ReasonWords.verdict(words) != nil
      || words.count < 7 && words.last?.means(.reason) == true
  }
}

extension Section.Owner {
  /// The section with the title of the option.
  var option: Int? { if case .option(let section) = self { section } else { nil } }
  var isOption: Bool { option != nil }
}

extension Section {
  /// Whether paragraphs in it can be arguments.
  var holdsParagraphs: Bool {
    switch owner {
    case .option, .listed: true
    case .document: side != nil
    case .consequences: side != nil || role == .consequences(nil)
    case .nobody: false
    }
  }
}
