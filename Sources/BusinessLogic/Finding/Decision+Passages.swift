import Decisions

extension Decision {
  /// The searchable passages of the decision, grouped by owner: its title, context and drivers, the
  /// options with their arguments and notes, the consequences, and all other text. `find` covers the
  /// markup, too, but the search as you type doesn't.
  func passages(withMarkup: Bool) -> [Passage] {
    var passages = ownPassages
    for (index, option) in options.enumerated() {
      let owner = Passage.Owner.option(index)
      let line = option.line ?? 0
      passages.append(
        Passage(
          kind: .option, owner: owner, text: option.title,
          below: option.wordings.filter { $0 != option.title }, line: line))
      passages.append(option.arguments, option.notes, of: owner, after: line)
    }
    passages.append(consequences, remarks, of: .consequences, after: statusLine ?? 0)
    for (number, section) in zip(1..., sections) {
      let owner = section.option.map { Passage.Owner.option($0) } ?? .decision
      passages += section.blocks.flatMap { $0.passages(of: owner, in: number) }
    }
    if withMarkup { passages.append(markup) }
    return passages
  }

  /// The passages of the decision itself, without a title that its only option has, too.
  private var ownPassages: [Passage] {
    let texts: [(Passage.Kind, String?)] =
      [(.decision, isTopic ? nil : title), (.context, context)] + drivers.map { (.driver, $0) }
      + [(.outcome, outcome)]
    return texts.compactMap { kind, text in
      text.map { Passage(kind: kind, owner: .decision, text: $0) }
    }
  }
}

extension Decision.Block {
  /// Returns a paragraph as one passage, or each line of any other block.
  fileprivate func passages(of owner: Passage.Owner, in section: Int) -> [Passage] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map { $0.trimmingPrefix { $0.isWhitespace } }
    let first = line ?? 0
    guard kind != .paragraph else {
      return [
        Passage(
          kind: .text, owner: owner, text: words.joined(separator: " "), number: section,
          line: first)
      ]
    }
    return words.enumerated().filter { !$1.isEmpty }.map { index, words in
      Passage(kind: .text, owner: owner, text: String(words), number: section, line: first + index)
    }
  }
}

extension Passage {
  /// The lines that it may be, as a reader sees them: behind `#` for a heading, or `*` for any other
  /// marker.
  fileprivate var markedLines: [String] {
    switch kind {
    case .argument, .text, .markup: []
    case .decision: ["#" + Self.seen(text)]
    case .option: ([text] + below).map { Self.seen($0) }.flatMap { ["#" + $0, "*" + $0] }
    case .context, .driver, .outcome, .note: ["*" + Self.seen(text)]
    }
  }

  private static func seen(_ text: String) -> String { plain(text) ?? text }

  /// Returns a line as a reader sees it, with such a marker; `nil` if it isn't a marker and a text.
  fileprivate static func markedLine(_ line: String) -> String? {
    let marker = line[...].firstWord
    let text = line[marker.endIndex...].trimmed
    guard !text.isEmpty, !marker.contains(where: \.isLetter) else { return nil }
    return (marker.first == "#" ? "#" : "*") + seen(String(text))
  }
}

extension [Passage] {
  /// Adds the markup of each line to the passage that begins there, or else as a new passage. If a line
  /// is only a marker and the text of a passage, it is the line of that passage.
  fileprivate mutating func append(_ markup: [Decision.Markup]) {
    let byLine = Dictionary(indices.map { (self[$0].line, $0) }) { first, _ in first }
    var byLineText: [String: [Int]] = [:]
    for index in indices {
      for line in self[index].markedLines { byLineText[line, default: []].append(index) }
    }
    for markup in markup {
      if let marked = Passage.markedLine(markup.text), let index = byLineText[marked]?.first {
        let line = self[index].inLine
        self[index].inLine = line.map { "\($0)\n\(markup.text)" } ?? markup.text
        // The next such line belongs to the next passage with this text.
        if byLineText[marked, default: []].count > 1 { byLineText[marked]?.removeFirst() }
      } else if let index = byLine[markup.line] {
        let text = self[index].text
        let saysSomething = markup.text.contains { $0.isLetter || $0.isNumber }
        if text != markup.text, saysSomething { self[index].below.append(markup.text) }
        if case .argument = self[index].kind {
          let line = self[index].inLine
          self[index].inLine = line.map { "\($0) \(markup.text)" } ?? "\(markup.text) \(text)"
        }
      } else {
        append(Passage(kind: .markup, owner: .decision, text: markup.text, line: markup.line))
      }
    }
  }

  /// Appends the arguments and the notes of one owner, which come after `line`.
  fileprivate mutating func append(
    _ arguments: [Argument], _ notes: [String], of owner: Passage.Owner, after line: Int
  ) {
    var line = line
    var numbers: [Side: Int] = [:]
    for argument in arguments {
      line = argument.line ?? line
      numbers[argument.side, default: 0] += 1
      append(
        Passage(
          kind: .argument(argument.side), owner: owner, text: argument.text,
          below: argument.details, number: numbers[argument.side, default: 0], line: line))
    }
    for note in notes {
      append(Passage(kind: .note, owner: owner, text: note, line: line))
    }
  }
}
