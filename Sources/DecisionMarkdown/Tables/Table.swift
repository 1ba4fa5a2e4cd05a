import Decisions

struct Table: Sendable {
  struct Row: Sendable, Equatable {
    var line: Int
    var cells: [Range<Int>]

    func cell(_ column: Int) -> Range<Int> {
      column < cells.count ? cells[column] : 0..<0
    }
  }

  /// The first row, which names the columns.
  let header: Row
  /// All rows but the header and the dashes.
  let body: [Row]
  /// Whether dashes are below the header. A table without them compares nothing, but may have fields.
  let hasDivider: Bool
  let columnSides: [Side?]
  /// The side in the first cell of each row.
  let rowSides: [Side?]

  /// Reads the table that begins on a line.
  init(at index: Int, in lines: [Line], _ bytes: [UInt8]) {
    // A conflict further down has the rows of both versions.
    let rowsEnd = lines[index...].prefix { $0.kind == .table }.endIndex
    let goesOn = !lines[index].isInConflict && rowsEnd > index + 1
    var rows = lines[index...].indices
      .prefix { lines[$0].kind == .table || goesOn && lines[$0].kind == .conflict }
      .filter { lines[$0].kind == .table }
      .map { Row(line: $0, cells: Self.cells(of: lines[$0], bytes)) }
    hasDivider =
      rows.count > 1 && rows[1].cells.count == rows[0].cells.count
      && rows[1].cells.allSatisfy { Self.isDivider(bytes[$0]) }
    if hasDivider { rows.remove(at: 1) }
    let header = rows.removeFirst()
    body = rows.map { row in
      Row(line: row.line, cells: Array(row.cells.prefix(header.cells.count)))
    }
    self.header = header
    rowSides = Self.sides(of: body.map { $0.cell(0) }, bytes)
    var sides = hasDivider ? Self.sides(of: header.cells, bytes) : []
    // Above rows of both sides, a column called `Plus` is an option.
    if Self.areOpposites(rowSides), !Self.areOpposites(sides) { sides = sides.map { _ in nil } }
    // Costs and risks are cons beside benefits, unless they are amounts.
    let mayHaveCosts = sides.contains(.pro) && !sides.contains(.con)
    columnSides = sides.enumerated().map { [header, body] column, side in
      guard mayHaveCosts, SideWords.areCosts(bytes.words(header.cells[column])),
        body.contains(where: { !bytes[$0.cell(column)].contains(where: \.isDigit) })
      else { return side }
      return side ?? .con
    }
  }

  private static func areOpposites(_ sides: [Side?]) -> Bool {
    sides.contains(.pro) && sides.contains(.con)
  }

  var rows: [Row] { [header] + body }

  /// The titles of the rows that each have a side: `| Pros | fast | small |`.
  var titlesOfSides: [Range<Int>] {
    zip(body, rowSides).filter { $1 != nil }.map { row, _ in row.cell(0) }
  }

  var namesSides: Bool { columnSides.contains { $0 != nil } }

  /// Returns the first column of titles: it has no side, and its cells aren't all numbers, nor yes or no
  /// before a column of options.
  func subject(_ bytes: [UInt8]) -> Int? {
    header.cells.indices.first { column in
      columnSides[column] == nil
        && !body.allSatisfy { row in
          bytes[row.cell(column)].allSatisfy { !$0.isWordByte || $0.isDigit }
        }
        && !(body.allSatisfy { VerdictWords.answers(bytes.words($0.cell(column))) }
          && header.cells[(column + 1)...].contains { SectionWords.isOption(bytes.words($0)) })
    }
  }

  /// Returns whether its pros and cons belong to one option: it has no column of titles, and some cell
  /// contains a word.
  func isOfOneOption(_ bytes: [UInt8]) -> Bool {
    namesSides && subject(bytes) == nil
      && body.contains { row in
        row.cells.contains { bytes[$0].contains { $0.isWordByte } }
      }
  }

  /// Returns whether a column comes before all columns of pros or cons.
  func comesFirst(_ column: Int) -> Bool { columnSides.prefix(column).allSatisfy { $0 == nil } }

  /// Returns the column of titles if its header calls them options and no column of a side comes before
  /// it, unlike in `Problem | Solution`.
  func subjectOfOptions(_ bytes: [UInt8]) -> Int? {
    guard hasDivider, let subject = subject(bytes), comesFirst(subject),
      SectionWords.isOption(bytes.words(header.cell(subject)))
    else { return nil }
    return subject
  }

  /// Returns whether its rows are criteria, by the cell above them, and several columns are beside these.
  func hasCriteria(_ bytes: [UInt8]) -> Bool {
    let title = bytes.words(header.cell(0))
    return hasDivider && header.cells.count > 2
      && (title.isEmpty || title.contains(where: SectionWords.isCriterion))
  }

  func titlesOfOptions(_ bytes: [UInt8]) -> [OptionName] {
    subjectOfOptions(bytes).map { column in body.map { OptionName(bytes[$0.cell(column)]) } } ?? []
  }

  /// Returns the cells with signs that judge: `✅ fast`, `❌`, `+`, `--`. They judge only if both sides
  /// occur: a table with only ✅ lists features.
  func signs(_ bytes: [UInt8]) -> [Range<Int>: (side: Side, end: Int)] {
    let cells = body.flatMap { $0.cells.dropFirst() }
      .filter { SideSigns.oneSign(in: bytes, $0) != nil }
    let sides = cells.compactMap { SideSigns.oneSign(in: bytes, $0)?.side }
    guard sides.contains(.pro), sides.contains(.con) else { return [:] }
    // A dash is a sign only if there is a plus; else it means "nothing".
    let hasPlus = cells.contains { bytes[$0.lowerBound] == "+" }
    return Dictionary(
      cells.filter { hasPlus || bytes[$0.lowerBound] != "-" }.compactMap { cell in
        SideSigns.sign(in: bytes, cell).map { (cell, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the sides of the titles of columns or rows. Signs alone take them only as opposites:
  /// `| Option | + | - |`.
  private static func sides(of titles: [Range<Int>], _ bytes: [UInt8]) -> [Side?] {
    let signs = titles.map { title in
      SideSigns.sign(in: bytes, title).flatMap { $0.end == title.upperBound ? $0.side : nil }
    }
    return areOpposites(signs) ? signs : titles.map { side(bytes, $0) }
  }

  static func side(_ bytes: [UInt8], _ cell: Range<Int>) -> Side? {
    // Most cells have no word for a side or a reason.
    guard (1...80).contains(cell.count), bytes.mayHaveWord(in: cell, { WordRoles($0).mayTellSide })
    else { return nil }
    let title = InlineText.withoutTags(bytes[cell])
    let words = FoldedWords(title).words
    // "Pros (own server)" says what has the pros.
    if let label = SideWords.label(words) ?? SideWords.label(explained: title) {
      return label.both ? nil : label.side
    }
    return words.count > 1 || words.first?.utf8.first ?? 0 > 0x7F ? ReasonWords.side(words) : nil
  }

  private static func cells(of line: Line, _ bytes: [UInt8]) -> [Range<Int>] {
    let text = bytes.trimmed(line.text.lowerBound..<line.range.upperBound)
    var cells: [Range<Int>] = []
    var start = text.lowerBound + (bytes.first(of: text) == "|" ? 1 : 0)
    var isEscaped = false
    for index in start..<text.upperBound {
      if bytes[index] == "|", !isEscaped {
        cells.append(bytes.trimmed(start..<index))
        start = index + 1
      }
      isEscaped = bytes[index] == "\\" && !isEscaped
    }
    return start < text.upperBound ? cells + [bytes.trimmed(start..<text.upperBound)] : cells
  }

  private static func isDivider(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.contains { $0 == "-" } && cell.allSatisfy { $0 == "-" || $0 == ":" }
  }
}
