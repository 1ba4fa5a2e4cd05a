import Decisions

/// The options, arguments and notes of a table.
struct TableReader {
  /// A cell, and what its row and column say about it.
  private struct Cell {
    let range: Range<Int>
    let line: Int
    let option: Int?
    let side: Side?
    /// The title of its row or column.
    let heading: Range<Int>
  }

  let bytes: [UInt8]
  let table: Table
  let around: Section
  let isInOption: Bool
  /// The options in the lists of the document.
  let listed: [OptionName]
  private(set) var options: [DecisionLayout.Option] = []
  /// The option of an item is an index of ``options``; `nil` for the option around the table.
  private(set) var items: [DecisionLayout.Item] = []

  /// Reads a table with a column for each side of the option around it.
  ///
  /// - Parameter heading: The column before them with a title for each row, if there is one.
  mutating func readSides(_ heading: Int?) {
    for row in table.body {
      for (column, range) in row.cells.enumerated() where column != heading {
        let side = table.columnSides[column]
        let title = side == nil ? table.header.cell(column) : heading.map(row.cell) ?? 0..<0
        readReasons(
          Cell(range: range, line: row.line, option: nil, side: side, heading: title))
      }
    }
  }

  /// - Parameter subject: The column with the names of the options.
  mutating func readOptionRows(_ subject: Int) {
    func tellsWeights(_ row: Table.Row) -> Bool {
      bytes.words(row.cell(subject)).contains(.weighting)
    }
    // Beside weights, signs are scores.
    let hasScores = table.body.contains(where: tellsWeights)
    let signs = table.namesSides || hasScores ? [:] : table.signs(bytes)
    let isNamed = SectionWords.isOption(bytes.words(table.header.cell(subject)))
    let isRejected = ReasonWords.sayRejected(around.words)
    var option: Int?
    var count = 0
    for row in table.body where !tellsWeights(row) {
      let title = row.cell(subject)
      if !title.isEmpty {
        count += 1
        option =
          TemplateHint.isTitle(bytes, title) ? nil : nameOption(title, row.line, ordinal: count)
      }
      guard let option else { continue }
      options[option].isInNamedColumn = isNamed
      let verdict = self.verdict(in: row) ?? (isRejected ? .con : nil)
      for (column, range) in row.cells.enumerated()
      where column > subject
        || column < subject && bytes.words(table.header.cell(column)).contains(.chosen)
      {
        let isReason = ReasonWords.areOnlyReason(bytes.words(table.header.cell(column)))
        let side = table.columnSides[column] ?? (isReason ? verdict : nil)
        let title = table.header.cell(column)
        read(
          Cell(range: range, line: row.line, option: option, side: side, heading: title), signs)
      }
    }
  }

  /// Returns the side of the reasons in a row whose verdict has its own column:
  /// `| Kafka | Rejected | too big |`.
  private func verdict(in row: Table.Row) -> Side? {
    let verdicts = zip(table.header.cells, row.cells).lazy.filter { tellsOutcome($0.0) }
    return verdicts.compactMap { [bytes] title, cell in
      ReasonWords.verdict(bytes.words(cell))
        ?? (VerdictWords.saysChosen(bytes.string(cell), below: bytes.words(title)) ? .pro : nil)
    }.first
  }

  mutating func readOptionColumns() {
    let hasSides = table.rowSides.contains { $0 != nil }
    let signs = hasSides ? [:] : table.signs(bytes)
    let options = table.header.cells.enumerated().dropFirst().map { column, title in
      title.isEmpty || !hasSides && bytes.words(title).contains(.weighting)
        ? nil : nameOption(title, table.header.line, ordinal: column)
    }
    for (row, side) in zip(table.body, table.rowSides) {
      for case (let option?, let range) in zip(options, row.cells.dropFirst()) {
        let title = row.cell(0)
        read(
          Cell(range: range, line: row.line, option: option, side: side, heading: title), signs)
      }
    }
  }

  /// Reads a cell about an option: its reasons on a side, or a judgement by a criterion.
  private mutating func read(_ cell: Cell, _ signs: [Range<Int>: (side: Side, end: Int)]) {
    if cell.side != nil { return readReasons(cell, isTitled: false) }
    let words = bytes.words(cell.heading)
    let tellsOutcome = tellsOutcome(cell.heading)
    let own = bytes.words(cell.range)
    // In any column, a cell may be only "**Chosen**".
    let isChosen =
      tellsOutcome
      ? VerdictWords.saysChosen(bytes.string(cell.range), below: words)
      : own.count == 1 && own[0].means(.chosen)
    if isChosen, let option = cell.option { options[option].isMarked = true }
    if tellsOutcome {
      // "Rejected because it is slow", "❌ too slow"
      if let reason = MarkReader(bytes).verdict([], behind: cell.range) {
        let text = bytes.withoutComments(reason.end..<cell.range.upperBound)
        return add(text, on: reason.side, of: cell, marker: cell.range.lowerBound..<reason.end)
      }
    } else if let sign = signs[cell.range] {
      return judge(cell, sign)
    }
    guard !bytes.items(of: cell.range).isEmpty else { return }
    add(cell.range, on: nil, of: cell, heading: cell.heading)
  }

  /// Adds an argument whose side is the sign at the beginning of a cell: `✅ fast`, or `✅` with the heading
  /// `Speed`.
  private mutating func judge(_ cell: Cell, _ sign: (side: Side, end: Int)) {
    let words = bytes.withoutComments(sign.end..<cell.range.upperBound)
    // A sign without a title and without words judges nothing.
    if words.isEmpty, cell.heading.isEmpty { return }
    // Directly after a sign alone, a weight can be added and removed without a trace.
    let text = words.isEmpty ? sign.end..<sign.end : words
    let marker = cell.range.lowerBound..<text.lowerBound
    add(text, on: sign.side, of: cell, heading: cell.heading, marker: marker)
  }

  private mutating func readReasons(_ cell: Cell, isTitled: Bool = true) {
    let words = bytes.words(cell.heading)
    let isReason = ReasonWords.side(words) != nil || ReasonWords.areOnlyReason(words)
    // "Chosen (see below)" is no reason.
    let verdict = cell.range.prefix { bytes[$0] != UInt8(ascii: "(") }
    if isReason, let option = cell.option, VerdictWords.areMark(bytes.words(verdict)) {
      return options[option].isMarked = true
    }
    // "**Selected** – it lasts" below "Why rejected"
    if isReason, let option = cell.option, cell.side == .con,
      VerdictWords.beginsChosen(bytes, cell.range.drop { bytes[$0].isDecoration })
    {
      options[option].isMarked = true
      return add(cell.range, on: nil, of: cell, heading: cell.heading)
    }
    for item in bytes.items(of: cell.range) {
      let mark = MarkReader(bytes).mark(of: item.text, isItem: true)
      let isExplicit = mark.kind == .explicit
      let start = isExplicit ? mark.end : item.text.lowerBound
      add(
        start..<item.text.upperBound, on: isExplicit ? mark.side : cell.side, of: cell, item.whole,
        heading: isTitled ? cell.heading : nil, marker: item.text.lowerBound..<start)
    }
  }

  private mutating func add(
    _ text: Range<Int>, on side: Side?, of cell: Cell, _ item: Range<Int>? = nil,
    heading: Range<Int>? = nil, marker: Range<Int>? = nil
  ) {
    let index = DecisionLayout.Cell(
      range: cell.range, item: item ?? cell.range,
      heading: heading?.isEmpty == false ? heading : nil)
    let passage = DecisionLayout.Passage(text: text, lines: cell.line..<cell.line + 1, cell: index)
    items.append(.init(option: cell.option, side: side, passage, marker: marker))
  }

  private mutating func nameOption(_ cell: Range<Int>, _ line: Int, ordinal: Int) -> Int {
    let title = OptionTitle.range(in: bytes, cell)
    var option = DecisionLayout.Option(name: OptionName(bytes[title], ordinal: ordinal))
    option.listed = .init(
      text: title, lines: line..<line + 1, cell: .init(range: cell, item: cell))
    options.append(option)
    return options.count - 1
  }
}
