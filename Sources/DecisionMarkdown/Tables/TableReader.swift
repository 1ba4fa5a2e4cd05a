import BusinessLogic

/// The options, arguments and notes of a table.
struct TableReader {
  private let bytes: [UInt8]
  private let table: Table
  private(set) var options: [DecisionLayout.Option] = []
  /// The option of an item is an index of ``options``; `nil` for the option around the table.
  private(set) var items: [DecisionLayout.Item] = []

  static func read(_ table: Table, as shape: TableShape, _ bytes: [UInt8]) -> TableReader {
    var reader = TableReader(bytes: bytes, table: table)
    switch shape {
    case .sides(let heading): reader.readSides(heading)
    case .optionRows(let subject): reader.readOptionRows(subject)
    case .optionColumns: reader.readOptionColumns()
    case .prose: break
    }
    return reader
  }

  /// Reads a table with a column for each side of the option around it.
  private mutating func readSides(_ heading: Int?) {
    for row in table.body {
      for (column, cell) in row.cells.enumerated() where column != heading {
        if let side = table.side(ofColumn: column) {
          let title = heading.map(row.cell).flatMap { $0.isEmpty ? nil : $0 }
          read(cell, side, row.line, to: nil, heading: title)
        } else {
          read(cell, nil, row.line, to: nil, heading: table.header.cell(column))
        }
      }
    }
  }

  private mutating func readOptionRows(_ subject: Int) {
    let signs = table.namesSides ? nil : TableSigns(of: table, bytes)
    var option: Int?
    var count = 0
    for row in table.body {
      let title = row.cell(subject)
      if !title.isEmpty {
        count += 1
        option = nameOption(title, row.line, ordinal: count)
      }
      guard let option else { continue }
      for (column, cell) in row.cells.enumerated() where column > subject {
        if let side = table.side(ofColumn: column) {
          read(cell, side, row.line, to: option)
        } else {
          judge(cell, signs, row.line, option, heading: table.header.cell(column))
        }
      }
    }
  }

  private mutating func readOptionColumns() {
    let signs = table.rowSides.contains { $0 != nil } ? nil : TableSigns(of: table, bytes)
    let options = table.header.cells.enumerated().dropFirst().map { column, title in
      title.isEmpty ? nil : nameOption(title, table.header.line, ordinal: column)
    }
    for (row, side) in zip(table.body, table.rowSides) {
      for (option, cell) in zip(options, row.cells.dropFirst()) {
        guard let option else { continue }
        if let side {
          read(cell, side, row.line, to: option)
        } else {
          judge(cell, signs, row.line, option, heading: row.cell(0))
        }
      }
    }
  }

  /// Reads a cell below or beside the title of a criterion.
  private mutating func judge(
    _ cell: Range<Int>, _ signs: TableSigns?, _ line: Int, _ option: Int, heading: Range<Int>
  ) {
    let words = FoldedWords(bytes.string(heading)).words
    let title = heading.isEmpty ? nil : heading
    let tellsOutcome = VerdictWords.tellsOutcome(words)
    if tellsOutcome && VerdictWords.saysChosen(bytes.string(cell)) || tellsChoice(cell) {
      options[option].isMarked = true
    }
    if tellsOutcome {
      // "Rejected because it is slow", "Chosen because it is quick"
      if let reason = MarkReader(bytes).reason(cell), reason.kind == .explicit {
        let text = bytes.withoutComments(reason.end..<cell.upperBound)
        return add(
          text, cell, cell, reason.side, line, option, marker: cell.lowerBound..<reason.end)
      }
    } else if let signs, let sign = signs.sign(bytes, cell) {
      let words = bytes.withoutComments(sign.end..<cell.upperBound)
      // A sign without a title and without words judges nothing.
      if words.isEmpty, title == nil { return }
      // Directly after a sign alone, a weight can be added and removed without a trace.
      let text = words.isEmpty ? sign.end..<sign.end : words
      return add(
        text, cell, cell, sign.side, line, option, heading: title,
        marker: cell.lowerBound..<text.lowerBound)
    }
    // Below "Pros / Cons" each reason says its own side.
    if SideWords.label(words)?.both == true { return read(cell, nil, line, to: option) }
    guard !CellItems.items(in: bytes, cell).isEmpty else { return }
    add(cell, cell, cell, nil, line, option, heading: title)
  }

  /// Whether the last sentence of a cell only says that the option was chosen.
  private func tellsChoice(_ cell: Range<Int>) -> Bool {
    let text = bytes.string(cell)
    return VerdictWords.endsWithChoice(text)
      && FoldedWords(text).words.last.map({ $0.means(.chosen) }) == true
  }

  /// Reads every reason in a cell. Without a side they are notes.
  private mutating func read(
    _ cell: Range<Int>, _ side: Side?, _ line: Int, to option: Int?, heading: Range<Int>? = nil
  ) {
    for item in CellItems.items(in: bytes, cell) {
      let words = Line(kind: .bullet, indent: 0, range: item.text, text: item.text)
      let mark = MarkReader(bytes).mark(of: words)
      let isMarked = mark.kind == .explicit || mark.kind == .sign && side != nil
      let start = isMarked ? mark.end : item.text.lowerBound
      add(
        start..<item.text.upperBound, cell, item.whole, isMarked ? mark.side : side, line, option,
        heading: heading, marker: item.text.lowerBound..<start)
    }
  }

  private mutating func add(
    _ text: Range<Int>, _ cell: Range<Int>, _ item: Range<Int>, _ side: Side?, _ line: Int,
    _ option: Int?, heading: Range<Int>? = nil, marker: Range<Int>? = nil
  ) {
    let place = DecisionLayout.Cell(range: cell, item: item, heading: heading)
    let passage = DecisionLayout.Passage(text: text, lines: line..<line + 1, cell: place)
    items.append(.init(option: option, side: side, passage, marker: marker))
  }

  private mutating func nameOption(_ cell: Range<Int>, _ line: Int, ordinal: Int) -> Int {
    let title = OptionTitle.range(in: bytes, cell)
    var option = DecisionLayout.Option(name: OptionName(bytes.string(title), ordinal: ordinal))
    option.listed = .init(
      text: title, lines: line..<line + 1, cell: .init(range: cell, item: cell))
    options.append(option)
    return options.count - 1
  }
}
