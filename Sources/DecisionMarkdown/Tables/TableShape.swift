import BusinessLogic

/// What the rows and columns of a table stand for.
enum TableShape {
  /// Columns are sides; the one before them may say of what each row speaks.
  case sides(heading: Int?)
  /// Rows are options, called by the cells of a column.
  case optionRows(Int)
  /// Columns are options.
  case optionColumns
  /// Nothing that is weighed.
  case prose

  init(of table: Table, in reader: LayoutReader) {
    self = Self.bySides(table, reader) ?? Self.byCriteria(table, reader)
  }

  private static func bySides(_ table: Table, _ reader: LayoutReader) -> TableShape? {
    let around = reader.outline.sections[reader.section]
    let isInOption = reader.here.stack.option != nil || reader.isOption(around.owner)
    if table.namesSides {
      let hasBoth = table.columnSides.contains(.pro) && table.columnSides.contains(.con)
      let isAtHome =
        isInOption || around.owner == .consequences || around.owner == .listed
        || around.side != nil
      guard hasBoth || isAtHome else { return nil }
      guard let subject = table.subject(reader.bytes) else { return .sides(heading: nil) }
      let title = reader.words(table.header.cell(subject))
      let comesFirst = table.columnSides.prefix(subject).allSatisfy { $0 == nil }
      if isInOption || !comesFirst
        || around.owner == .consequences && !SectionWords.isOption(title)
      {
        return .sides(heading: comesFirst ? subject : nil)
      }
      return .optionRows(subject)
    }
    let hasRows = table.rowSides.contains { $0 != nil } && table.header.cells.count > 1
    return hasRows && !isInOption ? .optionColumns : nil
  }

  /// Options and criteria, without a word about sides.
  private static func byCriteria(_ table: Table, _ reader: LayoutReader) -> TableShape {
    let around = reader.outline.sections[reader.section]
    guard !table.body.isEmpty, table.header.cells.count > 1, !reader.isOption(around.owner),
      let subject = table.subject(reader.bytes)
    else { return .prose }
    let isPlaceOfOptions = around.owner == .listed
    let title = reader.words(table.header.cell(subject))
    let rows = table.body.count { reader.isListed($0.cell(subject)) }
    let columns = table.header.cells.dropFirst().count(where: reader.isListed)
    if columns > 1, columns >= rows { return .optionColumns }
    let namesOptions = SectionWords.isOption(title) || reader.tellsVerdicts(table)
    if rows > 1 || isPlaceOfOptions && namesOptions { return .optionRows(subject) }
    let isCriterion = title.isEmpty || SectionWords.isCriterion(title)
    return isPlaceOfOptions && isCriterion && table.header.cells.count > 2
      ? .optionColumns : .prose
  }
}

extension LayoutReader {
  fileprivate func words(_ cell: Range<Int>) -> [String] {
    FoldedWords(InlineText.plain(bytes.string(cell))).words
  }

  /// Whether a column tells what became of each row, and why: `Rejected because it is slow`.
  fileprivate func tellsVerdicts(_ table: Table) -> Bool {
    table.header.cells.indices.dropFirst().contains { column in
      VerdictWords.tellsOutcome(words(table.header.cell(column)))
        && table.body.contains { MarkReader(bytes).reason($0.cell(column))?.kind == .explicit }
    }
  }

  /// Whether a cell names one of the options that the document lists.
  fileprivate func isListed(_ cell: Range<Int>) -> Bool {
    // What is longer is prose.
    guard !outline.listed.isEmpty, cell.count <= 200 else { return false }
    let name = OptionName(bytes.string(cell))
    return !name.isEmpty && outline.listed.contains { $0.isClose(to: name) }
  }
}
