import Decisions

/// Spells edits in the cells of tables, and of arguments that share their line with others.
struct CellSpeller {
  let file: DecisionText

  /// Returns the text in the empty cell of its side, or in one that holds several, if the table has
  /// such cells; else in a new row, in the column of its side, or in the item's column with a marker.
  func adding(
    _ reason: TypedReason, _ side: Side?, after item: DecisionLayout.Item, _ markers: [SideMarker]
  ) -> [Spelling] {
    guard let side, let (table, row) = row(of: item.passage) else { return [] }
    let last = item.passage.lines.upperBound
    let words = SideMarker.none.line(reason)
    let own = row.cells.firstIndex { $0 == item.passage.cell?.range } ?? 0
    var spellings: [Spelling] = []
    if let cell = item.passage.cell, item.side == side,
      let separator = separator(beside: cell, in: table)
        // If rows are sides, there is no place for a new row.
        ?? (table.rowSides.contains(side) ? "<br>" : nil)
    {
      let end = cell.item.upperBound
      spellings.append([Replacement(end..<end, separator + Self.escaped(words))])
    }
    if let column = table.columnSides.firstIndex(of: side) {
      spellings += filling(row.cell(column), words)
      spellings.append(adding(words, in: column, of: table, after: last))
    }
    // A side without a column is written in the column of another.
    let other = table.columnSides.firstIndex { $0 != nil } ?? own
    return spellings
      + markers.filter { $0.opening.last?.isWhitespace == true }.map {
        adding($0.line(reason), in: other, of: table, after: last)
      }
  }

  /// Returns what separates the reasons of a cell, or of another in the table.
  private func separator(beside cell: DecisionLayout.Cell, in table: Table) -> String? {
    let lines = Set(table.rows.map(\.line))
    let cells = file.items.map(\.passage).filter { lines.contains($0.line) }
      .compactMap(\.cell)
    let pairs = zip(cells, cells.dropFirst()).filter { $0.range == $1.range }
    if let (one, other) = pairs.first(where: { $0.0.range == cell.range }) ?? pairs.first {
      let between = file.bytes.string(one.item.upperBound..<other.item.lowerBound)
      // What counts would have to count on.
      return between.contains(where: \.isNumber) ? nil : between
    }
    let before = cell.range.lowerBound..<cell.item.lowerBound
    return file.bytes.ends(before, with: "<li>") ? "</li><li>" : nil
  }

  /// Returns the text in the empty cell of its side, in the row or the column of an option.
  func filling(
    _ reason: TypedReason, _ side: Side?, of listed: DecisionLayout.Passage
  ) -> [Spelling] {
    guard let side, let (table, row) = row(of: listed) else { return [] }
    let words = SideMarker.none.line(reason)
    if row != table.header {
      return table.columnSides.firstIndex(of: side).map { filling(row.cell($0), words) } ?? []
    }
    guard let column = row.cells.firstIndex(where: { $0 == listed.cell?.range }) else { return [] }
    return zip(table.body, table.rowSides).filter { $1 == side }.flatMap { row, _ in
      filling(row.cell(column), words)
    }
  }

  /// Returns the text at the left of a cell without any, in its width.
  private func filling(_ cell: Range<Int>, _ words: String) -> [Spelling] {
    // A row may have fewer cells than the header.
    guard cell.lowerBound > 0 else { return [] }
    let words = Self.escaped(words)
    guard cell.isEmpty else {
      return file.bytes.saysNothing(cell) ? [[Replacement(cell, words)]] : []
    }
    let start = (0..<cell.upperBound).dropLast { file.bytes[$0].isSpace }.upperBound
    let width = max(cell.upperBound - start - 1, words.count + 1)
    let padding = String(repeating: " ", count: width - words.count)
    return [[Replacement(start..<cell.upperBound, " " + words + padding)]]
  }

  /// Returns a new row behind the last one of an option, or a new column if the header lists options.
  func addingOption(_ words: String, after listed: DecisionLayout.Passage) -> [Spelling] {
    if let (table, column, end) = rows(of: listed) {
      return [adding(words, in: column, of: table, after: end)]
    }
    guard let (table, _) = row(of: listed) else { return [] }
    let last = (table.body.last ?? table.header).line
    return [
      (table.header.line...last).map { index in
        let line = file.lines[index]
        let text = file.bytes.trimmed(line.text.lowerBound..<line.range.upperBound)
        let isDivider = table.hasDivider && index == table.header.line + 1
        let isHeader = index == table.header.line
        let cell = isHeader ? Self.escaped(words) : isDivider ? "---" : ""
        let isClosed = file.bytes.last(of: text) == "|"
        let isWide = file.bytes.first(" |", in: text) != nil || !isDivider
        let space = isWide ? " " : ""
        let behind = cell.isEmpty ? "" : space
        return Replacement(
          text.upperBound..<text.upperBound,
          isClosed ? space + cell + behind + "|" : " | " + cell)
      }
    ]
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

  /// Returns a new row with the words in one of its cells.
  private func adding(
    _ words: String, in column: Int, of table: Table, after end: Int
  ) -> Spelling {
    let above = table.rows.last { $0.line < end } ?? table.header
    let line = file.lines[above.line]
    let count = table.header.cells.count
    let cells = (0..<count).map { $0 == column ? " \(Self.escaped(words)) " : " " }
      .joined(separator: "|")
    let before = file.bytes.string(line.range.lowerBound..<line.text.lowerBound)
    let hasBars = file.bytes[line.text.lowerBound] == "|"
    let row = hasBars ? "|\(cells)|" : String(cells.dropFirst())
    return [file.inserting([before + row], after: end)]
  }

  static func escaped(_ words: String) -> String { words.replacing("|", with: "\\|") }

  /// Replaces the text in a cell. The title of its row, as in `Speed: 2 ms`, must stay the same.
  func rewriting(_ old: DecisionLayout.Passage, _ reason: TypedReason) -> [Spelling] {
    let title = old.cell?.heading.map { InlineText.plain(file.bytes[$0]) + ": " } ?? ""
    guard reason.reason.hasPrefix(title) else { return [] }
    let words = reason.reason.dropFirst(title.count)
    let isBehindSign = old.text.isEmpty && old.text.lowerBound > (old.cell?.range.lowerBound ?? 0)
    let written = Self.escaped(String(words))
    return [replacing(old.text, (isBehindSign ? " " : "") + written)]
  }

  /// Replaces a text; if it ends a padded cell, that keeps its width.
  func replacing(_ text: Range<Int>, _ words: String) -> Spelling {
    let behind = (text.upperBound..<file.bytes.count).drop { file.bytes[$0].isDecoration }
    let padding = behind.prefix { file.bytes[$0] == " " }
    guard padding.count > 1, file.bytes.has("|", at: padding.upperBound, before: file.bytes.count)
    else { return [Replacement(text, words)] }
    let width = padding.count + file.bytes.string(text).count - words.count
    return [
      Replacement(text, words), Replacement(padding, String(repeating: " ", count: max(1, width))),
    ]
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
    let before = beside.map(\.upperBound).filter { $0 <= cell.item.lowerBound }.max()
    let after = beside.map(\.lowerBound).filter { $0 >= cell.item.upperBound }.min()
    // Only separators are behind the title.
    let title = file.endOfTitle(on: whole.line).flatMap { end in
      let start = cell.item.lowerBound
      return end <= start && file.bytes.withoutSeparators(end..<start).isEmpty ? end : nil
    }
    let parts = [
      before.map { $0..<cell.item.upperBound }, after.map { cell.item.lowerBound..<$0 },
      title.map { $0..<cell.item.upperBound }, cell.item,
    ]
    // Without a leading bar, an empty first cell would disappear.
    return parts.compactMap(\.self).map { [Replacement($0)] }
      + [[Replacement(cell.item, "-")]]
  }

  /// Returns where the weight of an item in a cell can be written, as if its text were a line.
  func tail(of passage: DecisionLayout.Passage, in cell: DecisionLayout.Cell) -> Range<Int> {
    let last = file.lines[passage.lines.upperBound - 1]
    // The last item of a line has its weight at the end of the line.
    if last.kind != .table, cell.item.upperBound == last.text.upperBound { return last.tail }
    return passage.text.upperBound..<cell.item.upperBound
  }

  private func row(of passage: DecisionLayout.Passage) -> (table: Table, row: Table.Row)? {
    let line = passage.line
    return file.outline.tables.values.lazy.compactMap { table in
      table.rows.first { $0.line == line }.map { (table, $0) }
    }.first
  }
}
