import Decisions

extension TableReader {
  /// Reads the table by what its rows and columns mean; nothing if it compares nothing.
  mutating func read() {
    guard table.hasDivider else { return }
    guard table.namesSides else {
      let hasRows = table.rowSides.contains(.pro) && table.rowSides.contains(.con)
      // Elsewhere, signs before the rows may say what was added and removed.
      let isInWords = table.body.allSatisfy { bytes[$0.cell(0)].contains(where: \.isWordByte) }
      let mayCompare = around.owner == .listed || table.header.cell(0).isEmpty && isInWords
      return hasRows && !isInOption && mayCompare ? readOptionColumns() : readCriteria()
    }
    let hasBoth = table.columnSides.contains(.pro) && table.columnSides.contains(.con)
    guard hasBoth || isInOption else { return readCriteria() }
    guard let subject = table.subject(bytes) else { return readSides(nil) }
    let comesFirst = table.comesFirst(subject)
    if isInOption || !comesFirst || around.owner == .consequences {
      readSides(comesFirst ? subject : nil)
    } else {
      readOptionRows(subject)
    }
  }

  /// Reads a table with options and criteria, without a word about sides.
  private mutating func readCriteria() {
    guard let subject = table.subject(bytes), table.comesFirst(subject) else { return }
    let rows = table.body.count { isListed($0.cell(subject)) }
    let columns = table.header.cells.dropFirst().count(where: isListed)
    // A table of several options compares them even if it is below the last one.
    if columns > 1 { return readOptionColumns() }
    if rows > 1 { return readOptionRows(subject) }
    let title = words(table.header.cell(subject))
    let isOption = SectionWords.isOption(title)
    guard around.owner == .listed else {
      // Elsewhere, a table such as `Choice | Rationale` lists what was chosen, so a row must be rejected.
      if isOption, !isInOption, hasVerdicts,
        table.body.contains(where: { $0.cells.contains(where: isRejection) })
      {
        readOptionRows(subject)
      }
      return
    }
    if isOption || title.isEmpty && hasVerdicts { return readOptionRows(subject) }
    let isCriterion = title.isEmpty || title.contains(where: SectionWords.isCriterion)
    // Beside weights, the rows are criteria.
    let isWeighted =
      table.header.cells.count > 3
      && table.header.cells.dropFirst().contains { words($0).contains(.weighting) }
    if isCriterion {
      readOptionColumns()
    } else if !isWeighted, around.role == .options, !around.listsOptions {
      readOptionRows(subject)
    }
  }

  private func isListed(_ cell: Range<Int>) -> Bool {
    // A longer cell is prose.
    guard !listed.isEmpty, cell.count <= 200 else { return false }
    let name = OptionName(bytes[cell])
    return listed.contains { name.closeness(to: $0) != nil }
  }

  private var hasVerdicts: Bool {
    table.header.cells.contains(where: tellsOutcome)
  }

  /// Returns whether a row or column of this title gives verdicts, unlike that of `Kafka (chosen)`.
  func tellsOutcome(_ title: Range<Int>) -> Bool {
    let title = bytes.beforeBrackets(title)
    return VerdictWords.tellsOutcome(bytes.words(title))
      && ChoiceMark.title(without: bytes.string(title)) == nil
  }

  private func isRejection(_ cell: Range<Int>) -> Bool {
    words(cell.prefix(40)).first?.means(.rejected) == true
  }

  private func words(_ cell: Range<Int>) -> [String] {
    FoldedWords(InlineText.bytes(of: bytes[cell])).words
  }
}
