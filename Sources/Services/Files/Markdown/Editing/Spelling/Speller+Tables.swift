import BusinessLogic

/// Edits of what stands in the cells of tables.
extension Speller {
  /// The line of the table in which the argument or the option of an edit stands; `nil` if it
  /// stands in none.
  func lineOfTable(_ edit: Edit) -> Int? {
    let passages: [DecisionLayout.Passage?]
    switch edit {
    case .rewrite(let argument, _), .remove(let argument), .move(let argument, _),
      .weigh(let argument, _):
      passages = [(try? meaning.find(argument)).map { passage(item($0)) }]
    case .add(_, _, let option):
      let place = try? meaning.find(option)
      passages = place.map { items(of: $0, on: [.pro, .con, .neutral, nil]).map(passage) } ?? []
    case .renameOption(let option, _), .removeOption(let option):
      passages = [(try? meaning.find(option)).flatMap { layout.options[$0].listed }]
    case .choose, .setStatus, .addOption: return nil
    }
    return passages.compactMap(\.self).last {
      $0.cell != nil && layout.lines[$0.lines.lowerBound].kind == .table
    }.map { $0.lines.lowerBound + 1 }
  }

  /// One more row: the words in the column of their side, and nothing in the others.
  func addingRow(
    _ reason: TypedReason, _ side: Side?, after item: Item, _ markers: [SideMarker]
  ) -> [Spelling] {
    guard let (table, row) = row(of: passage(item)), let side else { return [] }
    let last = passage(item).lines.upperBound
    func line(_ words: [UInt8], in column: Int, label: Range<Int>? = nil) -> Spelling {
      var cells = [[UInt8]](repeating: [], count: max(row.cells.count, table.header.cells.count))
      cells[min(column, cells.count - 1)] = Self.escaped(words)
      if let label { cells[0] = Array(bytes[label]) }
      return [inserting([written(cells, like: layout.lines[row.line])], after: last)]
    }
    let own = table.columnSides.firstIndex { $0 != nil } ?? column(of: item, in: row)
    let plain = SideMarker.none.line(reason)
    var spellings: [Spelling] = []
    if let column = table.columnSides.firstIndex(of: side) {
      spellings.append(line(plain, in: column))
    }
    if let place = table.rowSides.firstIndex(of: side) {
      spellings.append(line(plain, in: own, label: table.body[place].cell(0)))
    }
    // A side without a column is said in that of another.
    let others = markers.filter { !$0.isEmpty }.map { line($0.line(reason), in: own) }
    return spellings + others
  }

  /// A row with nothing but the title of an option.
  func addingOptionRow(_ words: [UInt8], after listed: DecisionLayout.Passage) -> [Spelling] {
    guard let (table, row) = row(of: listed), row != table.header,
      let column = row.cells.firstIndex(where: { $0 == listed.cell?.range })
    else { return [] }
    var cells = [[UInt8]](repeating: [], count: table.header.cells.count)
    cells[min(column, cells.count - 1)] = Self.escaped(words)
    // Rows that go on with the option before stand between.
    let rows = table.body.drop { $0.line <= row.line }.prefix { $0.cell(column).isEmpty }
    let end = (rows.last?.line ?? row.line) + 1
    return [[inserting([written(cells, like: layout.lines[row.line])], after: end)]]
  }

  /// Other words in the cell, whose bars are written so that they part nothing.
  func rewritingCell(_ item: Item, _ reason: TypedReason) -> [Spelling] {
    let old = passage(item)
    var words = reason.reason[...]
    // "Speed: 2 ms" repeats the title of its row, which stays where it is.
    if let heading = old.cell?.heading.map({ InlineText.plain(bytes.string($0)) }),
      words.hasPrefix(heading + ": ")
    {
      words = words.dropFirst(heading.count + 2)
    }
    let isBehindSign = old.text.isEmpty && old.text.lowerBound > (old.cell?.range.lowerBound ?? 0)
    let written = (isBehindSign ? [ASCII.space] : []) + Self.escaped(Array(words.utf8))
    return [[Replacement(old.text, written)]]
  }

  /// The item alone, with what parts it from the one beside it; the row stays unless it was all
  /// that stood there.
  func removingFromCell(_ item: Item, _ cell: DecisionLayout.Cell) -> [Spelling] {
    let whole = passage(item)
    let others = (layout.arguments.map(\.passage) + layout.notes.map(\.passage)).filter {
      $0.cell?.range == cell.range && $0.cell?.item != cell.item
    }
    if others.isEmpty, let (_, row) = row(of: whole),
      row.cells.allSatisfy({ $0.isEmpty || $0 == cell.range })
    {
      return [[Replacement(wholeLines(whole.lines))]]
    }
    let before = others.compactMap(\.cell?.item).last { $0.upperBound <= cell.item.lowerBound }
    let after = others.compactMap(\.cell?.item).first { $0.lowerBound >= cell.item.upperBound }
    var spellings: [Spelling] = []
    if let before { spellings.append([Replacement(before.upperBound..<cell.item.upperBound)]) }
    if let after { spellings.append([Replacement(cell.item.lowerBound..<after.lowerBound)]) }
    return spellings + [[Replacement(cell.item)]]
  }

  /// A weight behind the words in the cell, or none for 1.
  func weighingInCell(
    _ item: Item, _ cell: DecisionLayout.Cell, _ weight: Int
  ) -> Spelling {
    let end = passage(item).text.upperBound
    let behind = Line(kind: .table, indent: 0, range: end..<cell.item.upperBound, text: end..<end)
    let new = weight == 1 ? [] : Array(" <!-- weight: \(weight) -->".utf8)
    return [
      Replacement(
        WeightComment.range(in: bytes, behind) ?? WeightComment.place(in: bytes, behind), new)
    ]
  }

  private func row(of passage: DecisionLayout.Passage) -> (table: Table, row: Table.Row)? {
    let line = passage.lines.lowerBound
    let first = outline.tables.keys.filter { $0 <= line }.max()
    guard let table = first.flatMap({ outline.tables[$0] }),
      let row = ([table.header] + table.body).first(where: { $0.line == line })
    else { return nil }
    return (table, row)
  }

  private func column(of item: Item, in row: Table.Row) -> Int {
    row.cells.firstIndex { $0 == passage(item).cell?.range } ?? row.cells.count - 1
  }

  /// A row with bars at its ends if the other has them.
  private func written(_ cells: [[UInt8]], like line: Line) -> [UInt8] {
    let bar = ASCII.byte("|")
    let hasBars = bytes[line.text.lowerBound] == bar
    let before = Array(bytes[line.range.lowerBound..<line.text.lowerBound])
    let inner = cells.map { $0.isEmpty ? [ASCII.space] : [ASCII.space] + $0 + [ASCII.space] }
      .joined(separator: [bar])
    return before + (hasBars ? [bar] + inner + [bar] : Array(inner.dropFirst()))
  }

  private static func escaped(_ words: [UInt8]) -> [UInt8] {
    words.flatMap { $0 == ASCII.byte("|") ? [ASCII.byte("\\"), $0] : [$0] }
  }
}
