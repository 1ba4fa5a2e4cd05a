/// A field of a document's head.
struct Field {
  enum Name { case status, date, title }

  let name: Name
  let value: Range<Int>
  let line: Int
}

/// Reads the fields of a document's head, without the quotes and remarks around their values.
struct FieldReader {
  private let outline: Outline
  private let bytes: [UInt8]

  init(_ outline: Outline) {
    self.outline = outline
    bytes = outline.bytes
  }

  /// The fields on a line: `Status: accepted · Date: …`, or the line below the heading `Status`.
  func fields(on place: Int, in around: Section) -> [Field] {
    let text = outline.lines[place].text
    let fields = FieldLine.fields(in: bytes, text).flatMap { field -> [Field] in
      let value = unquoted(field.value)
      switch name(SectionWords.role(ofText: bytes.string(field.key))) {
      case .status: return status(value, place)
      case .date: return [Field(name: .date, value: withoutRemark(value), line: place)]
      default: return []
      }
    }
    guard fields.isEmpty, around.line != place, let name = name(around.role) else { return fields }
    return [Field(name: name, value: unquoted(name == .date ? dated(text) : text), line: place)]
  }

  /// The fields of a table: `| Status | accepted |`, or `| Status | Date |` above a row of values.
  func fields(of table: Table) -> [Field] {
    let titled = zip(table.header.cells.map(name(cell:)), table.body.first?.cells ?? [])
      .compactMap { name, value in name.map { ($0, value) } }
    if titled.count > 1, let values = table.body.first {
      return titled.map { Field(name: $0, value: $1, line: values.line) }
    }
    return ([table.header] + table.body).filter { $0.cells.count == 2 }.compactMap { row in
      name(cell: row.cell(0)).map { Field(name: $0, value: row.cell(1), line: row.line) }
    }
  }

  /// The field on a line of front matter: plain, quoted, or the first of a list.
  func inFrontMatter(_ place: Int) -> Field? {
    let range = bytes.trimmed(outline.lines[place].range)
    guard outline.lines[place].indent == 0,
      let colon = bytes[range].prefix(40).firstIndex(of: ASCII.byte(":"))
    else { return nil }
    var value = yamlValue(colon + 1..<range.upperBound)
    var line = place
    if value.isEmpty, place + 1 < outline.lines.count {
      let next = bytes.trimmed(outline.lines[place + 1].range)
      if bytes.has("- ", at: next.lowerBound, before: next.upperBound) {
        value = yamlValue(next.lowerBound + 2..<next.upperBound)
        line = place + 1
      }
    }
    switch bytes.string(range.lowerBound..<colon).lowercased() {
    case "status": return Field(name: .status, value: unquoted(value), line: line)
    case "date": return Field(name: .date, value: withoutTime(unquoted(value)), line: line)
    case "title" where outline.sections.allSatisfy({ $0.role != .title }):
      return Field(name: .title, value: value, line: line)
    default: return nil
    }
  }

  private func name(cell: Range<Int>) -> Field.Name? {
    cell.count > 40 ? nil : name(SectionWords.role(FoldedWords(bytes.string(cell)).words))
  }

  private func name(_ role: SectionRole) -> Field.Name? {
    switch role {
    case .status: .status
    case .date: .date
    default: nil
    }
  }

  /// `accepted`, and the date of `accepted · 2024-05-01`.
  private func status(_ value: Range<Int>, _ place: Int) -> [Field] {
    let whole = Field(name: .status, value: value, line: place)
    guard let end = bytes.first(" ·", in: value),
      let date = value[(end + 3)...].first(where: { !bytes[$0].isSpace }), bytes[date].isDigit
    else { return [whole] }
    return [
      Field(name: .status, value: value.lowerBound..<end, line: place),
      Field(name: .date, value: date..<value.upperBound, line: place),
    ]
  }

  /// A value without the quotes or brackets around it: `"accepted"`, `[proposed]`.
  private func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count > 2, let first = value.first, let last = value.last else { return value }
    switch (bytes[first], bytes[last]) {
    case (ASCII.byte("\""), ASCII.byte("\"")), (ASCII.byte("["), ASCII.byte("]")),
      (ASCII.byte("`"), ASCII.byte("`")), (ASCII.byte("{"), ASCII.byte("}")):
      let inner = first + 1..<last
      // "{proposed | accepted}" is a hint of a template.
      let isHint = inner.contains {
        bytes[$0] == bytes[first] || bytes[$0] == bytes[last]
          || bytes[first] == ASCII.byte("{") && bytes[$0] == ASCII.byte("|")
      }
      return isHint ? value : bytes.trimmed(inner)
    default: return value
    }
  }

  /// `2024-05-01` of `Proposed: 2024-05-01`.
  private func dated(_ text: Range<Int>) -> Range<Int> {
    guard let field = FieldLine.fields(in: bytes, text).first,
      !field.key.contains(where: { bytes[$0].isDigit }),
      field.value.first.map({ bytes[$0].isDigit }) == true
    else { return text }
    return field.value
  }

  /// `2024-05-01` of `2024-05-01 · later than planned`.
  private func withoutRemark(_ value: Range<Int>) -> Range<Int> {
    bytes.first(" ·", in: value).map { value.lowerBound..<$0 } ?? value
  }

  /// `2024-05-01` of `2024-05-01T12:00:00+02:00`.
  private func withoutTime(_ value: Range<Int>) -> Range<Int> {
    let day = value.prefix(10)
    guard value.count > 10, bytes[day.upperBound] == ASCII.byte("T"),
      day.allSatisfy({ bytes[$0].isDigit || bytes[$0] == ASCII.byte("-") })
    else { return value }
    return day
  }

  /// A YAML value without quotes and comment.
  private func yamlValue(_ range: Range<Int>) -> Range<Int> {
    let value = bytes.trimmed(range)
    switch value.first.map({ bytes[$0] }) {
    case ASCII.byte("\""), ASCII.byte("'"):
      let inner = value.dropFirst()
      return inner
        .lowerBound..<(inner.first { bytes[$0] == bytes[value.lowerBound] } ?? value.upperBound)
    case ASCII.byte("#"): return value.prefix(0)
    default:
      return bytes.trimmed(value.lowerBound..<(bytes.first(" #", in: value) ?? value.upperBound))
    }
  }
}

extension DecisionLayout {
  /// Keeps the first field of each name that has a value.
  mutating func keep(_ field: Field) {
    guard !field.value.isEmpty else { return }
    let passage = Passage(text: field.value, lines: field.line..<field.line + 1)
    switch field.name {
    case .status: status = status ?? passage
    case .date: date = date ?? passage
    case .title: title = title ?? passage
    }
  }
}
