extension LayoutReader {
  private var values: FieldValue { FieldValue(bytes: bytes) }

  /// Reads `Status: accepted` and `Date: …` in the head of a document, or the line below the
  /// heading `Status`; false if the line is none of these.
  @discardableResult
  mutating func readField(of place: Int) -> Bool {
    let line = outline.lines[place]
    let around = outline.sections[section]
    // What an option's own lines say is of the option, up to a rule at the foot of the page.
    if isOption(around.owner), around.role != .title, !here.isBelowRule { return false }
    switch around.role {
    case .option where here.isBelowRule: break
    case .title, .unknown, .status, .date, .other: break
    case .context where line.beginsItem: break
    case .outcome:
      layout.outcome.append(passage(place))
      return true
    default: return false
    }
    var isField = false
    for field in FieldLine.fields(in: bytes, line.text) {
      switch SectionWords.role(ofText: bytes.string(field.key)) {
      case .status: keepStatus(values.unquoted(field.value), place)
      case .date: keep(values.withoutRemark(values.unquoted(field.value)), place, \.date)
      default: continue
      }
      isField = true
    }
    if isField { return true }
    guard around.line != place else { return false }
    if around.role == .status { keep(values.unquoted(line.text), place, \.status) }
    if around.role == .date { keep(values.unquoted(values.dated(line.text)), place, \.date) }
    return around.role == .status || around.role == .date
  }

  /// `| Status | accepted |`, or `| Status | Date |` above the row that tells them.
  mutating func readFields(of table: Table) {
    if let values = table.body.first, table.header.cells.count(where: { field($0) != nil }) > 1 {
      for (column, key) in table.header.cells.enumerated() {
        keep(values.cell(column), values.line, as: field(key))
      }
      return
    }
    for row in [table.header] + table.body where row.cells.count == 2 {
      keep(row.cell(1), row.line, as: field(row.cell(0)))
    }
  }

  private typealias Field = WritableKeyPath<DecisionLayout, DecisionLayout.Passage?>

  /// The field that a cell names.
  private func field(_ cell: Range<Int>) -> Field? {
    guard cell.count <= 40 else { return nil }
    switch SectionWords.role(FoldedWords(bytes.string(cell)).words) {
    case .status: return \.status
    case .date: return \.date
    default: return nil
    }
  }

  private mutating func keep(_ value: Range<Int>, _ place: Int, as field: Field?) {
    if let field { keep(value, place, field) }
  }

  /// `status: accepted` in the YAML at the top: plain, quoted, or the first of a list.
  mutating func readFrontMatter(_ place: Int) {
    let range = bytes.trimmed(outline.lines[place].range)
    guard let colon = bytes[range].prefix(40).firstIndex(of: ASCII.byte(":")) else { return }
    var value = values.yamlValue(colon + 1..<range.upperBound)
    var line = place
    if value.isEmpty, place + 1 < outline.lines.count {
      let next = bytes.trimmed(outline.lines[place + 1].range)
      if bytes.has("- ", at: next.lowerBound, before: next.upperBound) {
        value = values.yamlValue(next.lowerBound + 2..<next.upperBound)
        line = place + 1
      }
    }
    guard outline.lines[place].indent == 0 else { return }
    switch bytes.string(range.lowerBound..<colon).lowercased() {
    case "status": keep(values.unquoted(value), line, \.status)
    case "date": keep(values.withoutTime(values.unquoted(value)), line, \.date)
    case "title" where outline.sections.allSatisfy({ $0.role != .title }):
      keep(value, line, \.title)
    default: break
    }
  }

  private mutating func keep(
    _ value: Range<Int>, _ place: Int,
    _ field: WritableKeyPath<DecisionLayout, DecisionLayout.Passage?>
  ) {
    guard layout[keyPath: field] == nil, !value.isEmpty else { return }
    layout[keyPath: field] = .init(text: value, lines: place..<place + 1)
  }

  /// `accepted`, and the date of `accepted · 2024-05-01`.
  private mutating func keepStatus(_ value: Range<Int>, _ place: Int) {
    guard let end = bytes.first(" ·", in: value),
      let date = value[(end + 3)...].first(where: { !bytes[$0].isSpace }),
      bytes[date].isDigit
    else { return keep(value, place, \.status) }
    keep(value.lowerBound..<end, place, \.status)
    keep(date..<value.upperBound, place, \.date)
  }
}
