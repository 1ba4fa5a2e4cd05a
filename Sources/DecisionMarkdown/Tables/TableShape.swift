import Decisions

/// The meaning of a table's rows and columns.
enum TableShape {
  /// Columns are sides. A column before them may have a title for each row.
  case sides(heading: Int?)
  /// Rows are options. The number is that of the column with their names.
  case optionRows(Int)
  case optionColumns
  /// The table compares nothing.
  case prose

  init(
    of table: Table, _ bytes: [UInt8], in around: Section, isInOption: Bool, listed: [OptionName]
  ) {
    self =
      Self.bySides(table, bytes, around, isInOption)
      ?? Self.byCriteria(table, bytes, around, listed)
  }

  private static func bySides(
    _ table: Table, _ bytes: [UInt8], _ around: Section, _ isInOption: Bool
  ) -> TableShape? {
    guard table.namesSides else {
      let hasRows = table.rowSides.contains { $0 != nil } && table.header.cells.count > 1
      return hasRows && !isInOption ? .optionColumns : nil
    }
    let hasBoth = table.columnSides.contains(.pro) && table.columnSides.contains(.con)
    let isAtHome =
      isInOption || around.owner == .consequences || around.owner == .listed || around.side != nil
    guard hasBoth || isAtHome else { return nil }
    guard let subject = table.subject(bytes) else { return .sides(heading: nil) }
    let comesFirst = table.columnSides.prefix(subject).allSatisfy { $0 == nil }
    let isOfChoice =
      around.owner == .consequences
      && !SectionWords.isOption(words(bytes, table.header.cell(subject)))
    return isInOption || !comesFirst || isOfChoice
      ? .sides(heading: comesFirst ? subject : nil) : .optionRows(subject)
  }

  /// Returns the shape of a table with options and criteria, without a word about sides.
  private static func byCriteria(
    _ table: Table, _ bytes: [UInt8], _ around: Section, _ listed: [OptionName]
  ) -> TableShape {
    guard !table.body.isEmpty, table.header.cells.count > 1, !around.owner.isOption,
      let subject = table.subject(bytes)
    else { return .prose }
    func isListed(_ cell: Range<Int>) -> Bool {
      // A longer cell is prose.
      guard !listed.isEmpty, cell.count <= 200 else { return false }
      return OptionName(bytes.string(cell)).isClose(toOneOf: listed)
    }
    let rows = table.body.count { isListed($0.cell(subject)) }
    let columns = table.header.cells.dropFirst().count(where: isListed)
    if columns > 1, columns >= rows { return .optionColumns }
    if rows > 1 { return .optionRows(subject) }
    guard around.owner == .listed else { return .prose }
    // A column may give the verdict on each row with its reason: `Rejected because it is slow`.
    let tellsVerdicts = table.header.cells.indices.dropFirst().contains { column in
      VerdictWords.tellsOutcome(words(bytes, table.header.cell(column)))
        && table.body.contains { MarkReader(bytes).reason($0.cell(column))?.kind == .explicit }
    }
    let title = words(bytes, table.header.cell(subject))
    if SectionWords.isOption(title) || tellsVerdicts { return .optionRows(subject) }
    let isCriterion = title.isEmpty || SectionWords.isCriterion(title)
    return isCriterion && table.header.cells.count > 2 ? .optionColumns : .prose
  }

  private static func words(_ bytes: [UInt8], _ cell: Range<Int>) -> [String] {
    FoldedWords(InlineText.plain(bytes[cell])).words
  }
}
