import BusinessLogic

extension LayoutReader {
  /// Reads the table that begins on the line at `place`, all of its lines at once.
  mutating func readTable(_ place: Int) {
    guard let table = outline.tables[place] else { return }
    here.stack.enterParagraph(indent: outline.lines[place].indent)
    readFields(of: table)
    switch TableShape(of: table, in: self) {
    case .sides(let subject): readSides(table, heading: subject)
    case .optionRows(let subject): readOptionRows(table, subject)
    case .optionColumns: readOptionColumns(table)
    case .prose: break
    }
  }

  /// A column for each side, of whoever the arguments here belong to.
  private mutating func readSides(_ table: Table, heading: Int?) {
    for row in table.body {
      for (column, cell) in row.cells.enumerated() where column != heading {
        if let side = table.side(ofColumn: column) {
          let heading = heading.map(row.cell).flatMap { $0.isEmpty ? nil : $0 }
          read(cell, side, row.line, to: nil, heading: heading)
        } else {
          read(cell, nil, row.line, to: nil, heading: table.header.cell(column))
        }
      }
    }
  }

  /// A row for each option. What its columns say is told by their titles, else by signs.
  private mutating func readOptionRows(_ table: Table, _ subject: Int) {
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
      for (column, cell) in row.cells.enumerated()
      where column > subject {
        let heading = table.header.cell(column)
        if let side = table.side(ofColumn: column) {
          read(cell, side, row.line, to: option, heading: nil)
        } else {
          judge(cell, signs, row.line, option, heading: heading)
        }
      }
    }
  }

  /// A column for each option. What its rows say is told by their first cells, else by signs.
  private mutating func readOptionColumns(_ table: Table) {
    let signs = table.rowSides.contains { $0 != nil } ? nil : TableSigns(of: table, bytes)
    let options = table.header.cells.enumerated().dropFirst().map { column, title in
      title.isEmpty ? nil : nameOption(title, table.header.line, ordinal: column)
    }
    for (row, side) in zip(table.body, table.rowSides) {
      for (option, cell) in zip(options, row.cells.dropFirst()) {
        guard let option else { continue }
        if let side {
          read(cell, side, row.line, to: option, heading: nil)
        } else {
          judge(cell, signs, row.line, option, heading: row.cell(0))
        }
      }
    }
  }

  /// A cell that a criterion stands above or before.
  private mutating func judge(
    _ cell: Range<Int>, _ signs: TableSigns?, _ line: Int, _ option: Int, heading: Range<Int>
  ) {
    let words = FoldedWords(bytes.string(heading)).words
    let title = heading.isEmpty ? nil : heading
    let tellsOutcome = VerdictWords.tellsOutcome(words)
    if tellsOutcome && VerdictWords.saysChosen(bytes.string(cell)) || tellsChoice(cell) {
      layout.options[option].isMarked = true
    }
    if tellsOutcome {
      // "Rejected because it is slow", "Chosen because it is quick"
      if let reason = MarkReader(bytes).reason(cell), reason.kind == .explicit {
        let place = DecisionLayout.Cell(range: cell, item: cell)
        let text = InlineSides.withoutComments(bytes, reason.end..<cell.upperBound)
        let passage = DecisionLayout.Passage(text: text, lines: line..<line + 1, cell: place)
        return argue(reason.side, passage, to: option, marker: cell.lowerBound..<reason.end)
      }
    } else if let signs, let sign = signs.sign(bytes, cell) {
      let words = InlineSides.withoutComments(bytes, sign.end..<cell.upperBound)
      // A sign that nothing stands above, before or behind judges nothing.
      if words.isEmpty, title == nil { return }
      // Right behind a sign alone a weight comes and goes without a trace.
      let text = words.isEmpty ? sign.end..<sign.end : words
      let place = DecisionLayout.Cell(range: cell, item: cell, heading: title)
      let passage = DecisionLayout.Passage(text: text, lines: line..<line + 1, cell: place)
      return argue(sign.side, passage, to: option, marker: cell.lowerBound..<text.lowerBound)
    }
    // Below "Pros / Cons" each says its own side.
    if SideWords.label(words)?.both == true {
      return read(cell, nil, line, to: option, heading: nil)
    }
    guard !CellItems.items(in: bytes, cell).isEmpty else { return }
    note(cell, .init(range: cell, item: cell, heading: title), line, option)
  }

  /// Whether the last sentence of a cell is nothing but that its option was chosen.
  private func tellsChoice(_ cell: Range<Int>) -> Bool {
    let text = bytes.string(cell)
    return VerdictWords.endsWithChoice(text)
      && FoldedWords(text).words.last.map(VerdictWords.chosen.contains) == true
  }

  /// Every reason in a cell; notes where there is no side.
  private mutating func read(
    _ cell: Range<Int>, _ side: Side?, _ line: Int, to option: Int?, heading: Range<Int>?
  ) {
    for item in CellItems.items(in: bytes, cell) {
      let owner = option ?? optionHere()
      let place = DecisionLayout.Cell(range: cell, item: item.whole, heading: heading)
      let words = Line(kind: .bullet, indent: 0, range: item.text, text: item.text)
      let mark = MarkReader(bytes).mark(of: words)
      let isMarked = mark.kind == .explicit || mark.kind == .sign && side != nil
      guard let side = isMarked ? mark.side : side else {
        note(item.text, place, line, owner)
        continue
      }
      let text = (isMarked ? mark.end : item.text.lowerBound)..<item.text.upperBound
      argue(
        side, .init(text: text, lines: line..<line + 1, cell: place),
        to: owner, marker: item.text.lowerBound..<text.lowerBound)
    }
  }

  private mutating func argue(
    _ side: Side, _ passage: DecisionLayout.Passage, to option: Int?, marker: Range<Int>? = nil
  ) {
    let start = passage.text.lowerBound
    let tail = passage.text.upperBound..<(passage.cell?.item.upperBound ?? passage.text.upperBound)
    layout.arguments.append(
      .init(
        option: option, side: side, passage: passage, marker: marker ?? start..<start,
        weight: Weight.stored(in: bytes, tail) ?? 1, end: passage.lines.upperBound))
  }

  private mutating func note(
    _ text: Range<Int>, _ cell: DecisionLayout.Cell, _ line: Int, _ option: Int?
  ) {
    layout.notes.append(
      .init(option: option, passage: .init(text: text, lines: line..<line + 1, cell: cell)))
  }

  private mutating func nameOption(_ cell: Range<Int>, _ line: Int, ordinal: Int) -> Int {
    let title = OptionTitle.range(in: bytes, cell)
    var option = DecisionLayout.Option(name: OptionName(bytes.string(title), ordinal: ordinal))
    option.listed = .init(
      text: title, lines: line..<line + 1, cell: .init(range: cell, item: cell))
    layout.options.append(option)
    return layout.options.count - 1
  }
}
