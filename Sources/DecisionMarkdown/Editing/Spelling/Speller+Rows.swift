import BusinessLogic

/// New rows of tables.
extension Speller {
  /// One more row: the words in the column of their side, or behind the title of a row of it; in a
  /// table that compares options by signs, the words as a title and the sign below the option.
  func addingRow(
    _ reason: TypedReason, _ side: Side?, after item: Item, _ markers: [SideMarker]
  ) -> [Spelling] {
    guard let (table, row) = row(of: passage(item)) else { return [] }
    let column = column(of: item, in: row)
    let compared = addingCriterion(reason, side, column, of: table)
    guard let side else { return compared }
    let last = passage(item).lines.upperBound
    let own = table.columnSides.firstIndex { $0 != nil } ?? column
    let words = Self.escaped(SideMarker.none.line(reason))
    var spellings: [Spelling] = []
    if let column = table.columnSides.firstIndex(of: side) {
      spellings.append(adding([column: words], to: table, after: last))
    } else if column > 0, let label = label(of: side, in: table) {
      spellings.append(adding([0: label, column: words], to: table, after: table.end))
    }
    spellings += compared
    // A side without a column is said in that of another.
    return spellings
      + markers.filter { !$0.isEmpty }.map {
        adding([own: Self.escaped($0.line(reason))], to: table, after: last)
      }
  }

  /// One more row at the end of a table that has a column for each option, with nothing in those of
  /// the others.
  private func addingCriterion(
    _ reason: TypedReason, _ side: Side?, _ column: Int, of table: Table
  ) -> [Spelling] {
    guard column > 0, !table.namesSides else { return [] }
    let words = Self.escaped(SideMarker.none.line(reason))
    // "Speed: 2 ms" is the title of a row and what stands in it.
    let colon = words.firstRange(of: Array(": ".utf8))
    let title = colon.map { Array(words[..<$0.lowerBound]) }
    let rest = colon.map { Array(words[$0.upperBound...]) }
    guard let side else {
      let titled = title.map { [0: $0, column: rest ?? []] }
      return [titled, [column: words]].compactMap(\.self).map {
        adding($0, to: table, after: table.end)
      }
    }
    return signs(of: side, in: table).flatMap { sign in
      let titled = title.map { [0: $0, column: sign + [ASCII.space] + (rest ?? [])] }
      return [titled, [0: words, column: sign]].compactMap(\.self).map {
        adding($0, to: table, after: table.end)
      }
    }
  }

  /// The same, below the title of an option of which a table doesn't say a thing yet.
  func addingCriterion(_ reason: TypedReason, _ side: Side?, to option: Int) -> [Spelling] {
    outline.tables.sorted { $0.key < $1.key }.flatMap { _, table in
      column(of: option, in: table).map { addingCriterion(reason, side, $0, of: table) } ?? []
    }
  }

  /// The signs of a side in a table: one that it has, else the opposite of another.
  private func signs(of side: Side, in table: Table) -> [[UInt8]] {
    let lines = table.header.line..<table.end
    let judging = layout.arguments.indices.filter { place in
      let passage = layout.arguments[place].passage
      return lines.contains(passage.lines.lowerBound)
        && layout.arguments[place].marker.lowerBound == passage.cell?.range.lowerBound
    }
    // A plus means something only before a space.
    let markers = judging.reversed().prefix(100).map { place in
      let sign = bytes[bytes.trimmed(layout.arguments[place].marker)]
      return (layout.arguments[place].side, SideMarker(opening: sign + [ASCII.space]))
    }
    let same = markers.first { $0.0 == side }?.1
    let sign = same ?? markers.lazy.compactMap { $0.1.turned(to: side) }.first
    return sign.map { [Array($0.opening.dropLast())] } ?? []
  }

  /// The title of a row of a side: as the table has it, else the opposite of another.
  private func label(of side: Side, in table: Table) -> [UInt8]? {
    let rows = zip([table.header] + table.body, [table.columnSides.first ?? nil] + table.rowSides)
    let titles = rows.filter { $1 != nil }.map { (side: $1, title: Array(bytes[$0.cell(0)])) }
    if let same = titles.first(where: { $0.side == side }) { return same.title }
    let turned = titles.lazy.compactMap { SideMarker(opening: $0.title).turned(to: side)?.opening }
    return turned.first ?? (titles.isEmpty ? nil : Array(SideHeading.of(side).utf8))
  }

  /// A row with nothing but the title of an option.
  func addingOptionRow(_ words: [UInt8], after listed: DecisionLayout.Passage) -> [Spelling] {
    guard let (table, column, end) = rows(of: listed) else { return [] }
    return [adding([column: Self.escaped(words)], to: table, after: end)]
  }

  /// The table in whose body an option is listed, the column of its title, and the line behind its last
  /// row: those that go on with it leave the title empty.
  func rows(of listed: DecisionLayout.Passage) -> (table: Table, column: Int, end: Int)? {
    guard let (table, row) = row(of: listed), row != table.header,
      let column = row.cells.firstIndex(where: { $0 == listed.cell?.range })
    else { return nil }
    let rows = table.body.drop { $0.line <= row.line }.prefix { $0.cell(column).isEmpty }
    return (table, column, (rows.last?.line ?? row.line) + 1)
  }

  /// A row with some cells filled, drawn like the one above it.
  func adding(_ cells: [Int: [UInt8]], to table: Table, after end: Int) -> Spelling {
    let above = ([table.header] + table.body).last { $0.line < end } ?? table.header
    let bar = ASCII.byte("|")
    let line = layout.lines[above.line]
    let hasBars = bytes[line.text.lowerBound] == bar
    let inner = (0..<max(above.cells.count, table.header.cells.count)).map { column in
      cells[column].map { [ASCII.space] + $0 + [ASCII.space] } ?? [ASCII.space]
    }.joined(separator: [bar])
    let before = Array(bytes[line.range.lowerBound..<line.text.lowerBound])
    return [
      inserting(
        [before + (hasBars ? [bar] + inner + [bar] : Array(inner.dropFirst()))], after: end)
    ]
  }

  func column(of item: Item, in row: Table.Row) -> Int {
    row.cells.firstIndex { $0 == passage(item).cell?.range } ?? row.cells.count - 1
  }

  /// Words as a cell can hold them, in which a bar parts nothing.
  static func escaped(_ words: [UInt8]) -> [UInt8] {
    words.flatMap { $0 == ASCII.byte("|") ? [ASCII.byte("\\"), $0] : [$0] }
  }
}

extension Table {
  /// The line behind its last row.
  var end: Int { (body.last?.line ?? header.line) + 1 }
}
