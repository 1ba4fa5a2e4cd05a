import Decisions

/// Spells edits in the cells of tables, and of arguments that share their line with others.
struct CellSpeller {
  let file: DecisionText

  /// Returns a new row with the text in the column of its side; else in the cell of its side, or in
  /// the item's column, with a marker.
  func adding(
    _ reason: TypedReason, _ side: Side?, after item: Int, _ markers: [SideMarker]
  ) -> [Spelling] {
    guard let side, let (table, row) = row(of: file.passage(item)) else { return [] }
    let last = file.passage(item).lines.upperBound
    let words = SideMarker.none.line(reason)
    let own = row.cells.firstIndex { $0 == file.passage(item).cell?.range } ?? 0
    var spellings: [Spelling] = []
    if let column = table.columnSides.firstIndex(of: side) {
      spellings.append(adding([column: words], table, last))
    }
    // If rows are sides, there is no place for a new row.
    if table.rowSides.contains(side), let cell = file.passage(item).cell?.range,
      file.items[item].side == side
    {
      let more = Array("<br>".utf8) + Self.escaped(words)
      spellings.append([Replacement(cell.upperBound..<cell.upperBound, more)])
    }
    // A side without a column is written in the column of another.
    let other = table.columnSides.firstIndex { $0 != nil } ?? own
    return spellings
      + markers.filter { $0.opening.last?.isSpace == true }.map {
        adding([other: $0.line(reason)], table, last)
      }
  }

  /// Returns the text in the empty cell of its side, in the row of an option.
  func filling(
    _ reason: TypedReason, _ side: Side?, of listed: DecisionLayout.Passage
  ) -> [Spelling] {
    guard let side, let (table, row) = row(of: listed),
      let column = table.columnSides.firstIndex(of: side), row.cells.indices.contains(column),
      row.cells[column].isEmpty
    else { return [] }
    return [[Replacement(row.cells[column], Self.escaped(SideMarker.none.line(reason)) + [" "])]]
  }

  func addingOption(_ words: [UInt8], after listed: DecisionLayout.Passage) -> [Spelling] {
    rows(of: listed).map { [adding([$0.column: words], $0.table, $0.end)] } ?? []
  }

  /// Returns the table that lists an option in its body, the column of its title, and the line
  /// after its last row. The rows that continue an option have no title.
  func rows(of listed: DecisionLayout.Passage) -> (table: Table, column: Int, end: Int)? {
    guard let (table, row) = row(of: listed), row != table.header,
      let column = row.cells.firstIndex(where: { $0 == listed.cell?.range })
    else { return nil }
    let rows = table.body.drop { $0.line <= row.line }.prefix { $0.cell(column).isEmpty }
    return (table, column, (rows.last?.line ?? row.line) + 1)
  }

  private func adding(_ words: [Int: [UInt8]], _ table: Table, _ end: Int) -> Spelling {
    let above = ([table.header] + table.body).last { $0.line < end } ?? table.header
    let bar: UInt8 = "|"
    let line = file.lines[above.line]
    let count = max(above.cells.count, table.header.cells.count)
    let cells = (0..<count).map { column in
      [" "] + (words[column].map { Self.escaped($0) + [" "] } ?? [])
    }.joined(separator: [bar])
    let before = Array(file.bytes[line.range.lowerBound..<line.text.lowerBound])
    let hasBars = file.bytes[line.text.lowerBound] == bar
    let row = hasBars ? [bar] + cells + [bar] : Array(cells.dropFirst())
    return [file.inserting([before + row], after: end)]
  }

  static func escaped(_ words: [UInt8]) -> [UInt8] {
    words.flatMap { $0 == "|" ? ["\\", $0] : [$0] }
  }

  /// Replaces the text in a cell. The title of its row, as in `Speed: 2 ms`, must stay the same.
  func rewriting(_ old: DecisionLayout.Passage, _ reason: TypedReason) -> [Spelling] {
    var words = reason.reason[...]
    if let heading = old.cell?.heading {
      let prefix = InlineText.plain(file.bytes.string(heading)) + ": "
      guard words.hasPrefix(prefix) else { return [] }
      words = words.dropFirst(prefix.count)
    }
    let isBehindSign = old.text.isEmpty && old.text.lowerBound > (old.cell?.range.lowerBound ?? 0)
    let written = Self.escaped(Array(words.utf8))
    return [[Replacement(old.text, (isBehindSign ? [" "] : []) + written)]]
  }

  /// Deletes an item with its separator, and a row in which nothing but a title would be left.
  func removing(_ whole: DecisionLayout.Passage, _ cell: DecisionLayout.Cell) -> [Spelling] {
    let others = file.items.map(\.passage).filter {
      $0.cell?.range == cell.range && $0.cell?.item != cell.item
    }
    if others.isEmpty, let (_, row) = row(of: whole),
      row.cells.allSatisfy({ $0.isEmpty || $0 == cell.range || $0 == cell.heading })
    {
      return [[Replacement(file.wholeLines(whole.lines))]]
    }
    let beside = others.compactMap(\.cell?.item)
    let titles = file.options.compactMap(\.section).filter { $0.lines == whole.lines }.map(\.text)
    let before = (beside + titles).map(\.upperBound).filter { $0 <= cell.item.lowerBound }.max()
    let after = beside.map(\.lowerBound).filter { $0 >= cell.item.upperBound }.min()
    let parts = [
      before.map { $0..<cell.item.upperBound }, after.map { cell.item.lowerBound..<$0 }, cell.item,
    ]
    // Without a leading bar, an empty first cell would disappear.
    return parts.compactMap(\.self).map { [Replacement($0)] }
      + [[Replacement(cell.item, ["-"])]]
  }

  /// Returns a line in which the weight of an item in a cell can be written, as if its text were a
  /// line.
  func lineToWeigh(_ passage: DecisionLayout.Passage, _ cell: DecisionLayout.Cell) -> Line {
    let last = file.lines[passage.lines.upperBound - 1]
    // The last item of a line has its weight at the end of the line.
    if last.kind != .table, cell.item.upperBound == last.text.upperBound { return last }
    let end = passage.text.upperBound
    return Line(kind: .table, indent: 0, range: end..<cell.item.upperBound, text: end..<end)
  }

  private func row(of passage: DecisionLayout.Passage) -> (table: Table, row: Table.Row)? {
    let line = passage.lines.lowerBound
    let first = file.outline.tables.keys.filter { $0 <= line }.max()
    guard let table = first.flatMap({ file.outline.tables[$0] }),
      let row = ([table.header] + table.body).first(where: { $0.line == line })
    else { return nil }
    return (table, row)
  }
}
