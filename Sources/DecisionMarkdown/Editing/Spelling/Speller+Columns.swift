/// What a table says of an option that isn't listed there alone.
extension Speller {
  /// The column of an option in a table that compares the options, from 1; `nil` if it has none.
  func column(of option: Int, in table: Table) -> Int? {
    table.header.cells.indices.dropFirst().first { column in
      isTitle(table.header.cells[column], of: option, ordinal: column)
    }
  }

  /// Takes the columns of an option out of all tables, and its rows.
  func outOfTables(_ option: Int) -> Spelling {
    let listed = layout.options[option].listed?.lines.lowerBound
    return outline.tables.sorted { $0.key < $1.key }.flatMap { _, table -> Spelling in
      if let column = column(of: option, in: table) {
        return (table.header.line..<table.end).compactMap { without(column, on: $0) }
      }
      let rows = table.body.enumerated().filter { ordinal, row in
        row.line != listed && row.cells.contains { isTitle($0, of: option, ordinal: ordinal + 1) }
      }
      return rows.map { Replacement(wholeLines($1.line..<$1.line + 1)) }
    }
  }

  private func isTitle(_ cell: Range<Int>, of option: Int, ordinal: Int) -> Bool {
    guard !cell.isEmpty else { return false }
    let title = OptionTitle.range(in: bytes, cell)
    return OptionName(bytes.string(title), ordinal: ordinal)
      .agreement(with: layout.options[option].name) == .same
  }

  /// The cell of a column, which isn't the first, with the bar before it.
  private func without(_ column: Int, on line: Int) -> Replacement? {
    let whole = layout.lines[line].text.lowerBound..<layout.lines[line].range.upperBound
    let bars = whole.filter { place in
      bytes[place] == ASCII.byte("|") && bytes[place - 1] != ASCII.byte("\\")
    }
    let first = bars.first == whole.lowerBound ? column : column - 1
    guard bars.indices.contains(first) else { return nil }
    let end = bars.indices.contains(first + 1) ? bars[first + 1] : whole.upperBound
    return Replacement(bars[first]..<end)
  }
}
