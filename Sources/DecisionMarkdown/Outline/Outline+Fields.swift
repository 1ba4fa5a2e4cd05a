import Decisions

/// The fields of a document's head, without the quotes and remarks around their values.
extension Outline {
  /// Returns the fields on a line: `Status: accepted · Date: …`, or the line below the heading
  /// `Status`.
  func fields(on index: Int, below heading: Field.Role?) -> [Field] {
    let image = bytes.textOfImage(lines[index].text)
    let text = image ?? lines[index].text
    let fields = Field.keyed(bytes, in: text).flatMap { key, value in
      Field.Role(bytes, key).map { self.fields($0, value, index) } ?? []
    }
    guard fields.isEmpty, let heading else { return fields }
    // The text of a badge may be only its name.
    if image != nil, FieldWords.state(of: bytes.string(text)) == .other { return [] }
    return [field(heading, unquoted(text), index)].compactMap(\.self)
  }

  /// Returns the fields of a table: `| Status | accepted |`, or `| Status | Date |` above a row of
  /// values.
  func fields(of table: Table) -> [Field] {
    let roles = table.header.cells.map(role)
    let titled = table.body.map { row in
      zip(roles, row.cells).compactMap { field($0, unquoted($1), row.line) }
    }
    if titled.contains(where: { $0.count > 1 }) { return Array(titled.joined()) }
    let keyed = ([table.header] + table.body).filter { $0.cells.count == 2 }.compactMap { row in
      field(role(of: row.cell(0)), unquoted(row.cell(1)), row.line)
    }
    if keyed.isEmpty { return [] }
    // A table that explains what each status means has none itself.
    return table.body.contains { explainsStatus($0.cell(0)) } ? [] : keyed
  }

  /// Returns whether a cell is a status: `Accepted`, but not `Decided on`, the label of a date, nor
  /// `RFC #` and `Superseded by`, those of a number.
  private func explainsStatus(_ cell: Range<Int>) -> Bool {
    let words = bytes.words(cell)
    return role(of: cell) == nil && FieldWords.state(of: bytes.string(cell)) != .other
      && !bytes[cell].contains(UInt8(ascii: "#"))
      && !(words.count > 1 && words.last?.means(.successorLead) == true)
  }

  private func role(of cell: Range<Int>) -> Field.Role? {
    cell.count > 40 ? nil : Field.Role(bytes, cell)
  }

  private func field(_ role: Field.Role?, _ value: Range<Int>, _ line: Int) -> Field? {
    guard let role, role != .title else { return nil }
    // "- [ ] proposed" is a status that the decision doesn't have.
    if bytes.begins(value, with: "[ ] ") { return nil }
    let field = Field(role: role, range: value, lines: line..<line + 1, bytes.string(value))
    // A sentence about tags has none.
    let isSentence =
      role == .names(.tags) && field.texts.contains { $0.utf8.split(separator: 0x20).count > 6 }
    return isSentence ? nil : field
  }

  /// Returns the field of a key. A status may have its date after `·`: `accepted · 2024-05-01`.
  private func fields(_ role: Field.Role, _ value: Range<Int>, _ line: Int) -> [Field] {
    let value = unquoted(value)
    if role == .title {
      // "Name: …" below "Meta", the first heading
      return sectionOfLine[line] > 1 || sections.contains { $0.role == .title }
        ? [] : [Field(role: role, range: value, lines: line..<line + 1, bytes.string(value))]
    }
    let dot = bytes.first(" ·", in: value) ?? value.upperBound
    let date = bytes.trimmed(min(dot + 3, value.upperBound)..<value.upperBound)
    let isDated = role == .status && bytes.first(of: date)?.isDigit == true
    let undated = isDated || role == .date ? value.lowerBound..<dot : value
    return [field(role, undated, line), isDated ? field(.date, date, line) : nil].compactMap(\.self)
  }

  /// Returns a value without what is around it: `"accepted"`, `[proposed]`, `**accepted**`.
  private func unquoted(_ written: Range<Int>) -> Range<Int> {
    let value = Decoration(bytes: bytes).inside(written)
    guard value.count > 2, let first = bytes.first(of: value), first.isOne(of: "\"["),
      let last = bytes.last(of: value), last == (first == "[" ? "]" : first)
    else { return value }
    let inner = value.dropFirst().dropLast()
    // "[proposed | accepted]" is a hint of a template.
    let isHint = bytes[inner].contains { $0 == first || $0 == "|" }
    return isHint ? value : bytes.trimmed(inner)
  }

  /// Returns whether the line of a paragraph goes on with the value on the line before.
  func goesOn(_ field: Field, _ index: Int) -> Bool {
    guard field.lines.upperBound == index, field.role == .status || field.role.isOfNames,
      !lines[index - 1].isBrokenOff(in: bytes),
      field.range.upperBound == lines[index - 1].text.upperBound
    else { return false }
    let text = lines[index].text
    // "2024-03-01 Deprecated" below "2024-01-01 Accepted"
    let start = String(bytes.string(text).prefix(10))
    if start.first?.isNumber == true, FieldWords.day(in: start) != nil { return false }
    // Not the colon of `https://`, nor one within the brackets of a link.
    guard let colon = bytes.colon(in: text) else { return true }
    let before = bytes[text.lowerBound..<colon.lowerBound]
    return bytes.begins(colon.upperBound..<bytes.count, with: "//")
      || before.count(where: { $0 == "[" }) > before.count(where: { $0 == "]" })
  }
}

extension Field.Role {
  var isOfNames: Bool { if case .names = self { true } else { false } }

  /// Creates the role of the field that a key names.
  init?(_ bytes: [UInt8], _ key: Range<Int>) {
    // Most keys are those of something else.
    guard bytes.mayHaveWord(in: key, Self.roles.knows) else { return nil }
    let plain = InlineText.bytes(of: bytes[key])
    let words = FoldedWords(plain).words
    self.init(SectionWords.role(words, of: plain), words)
  }

  /// Creates the role of the text below a heading.
  init?(_ section: Section) { self.init(section.role, section.words) }

  private init?(_ role: SectionRole, _ words: [String]) {
    switch role {
    case .status: self = .status
    case .date: self = .date
    case .name: self = .title
    default:
      guard let role = Self.roles[words] ?? nil else { return nil }
      self = role
    }
  }

  /// The fields by their keys. A heading of a status, date or name has `nil` unless it is also a key.
  private static let roles: PhraseTable<Self?> = {
    let named: [SectionRole] = [.status, .date, .name]
    let headings = Language.allHeadings.flatMap { lists in
      named.map { (key: Self?.none, value: lists[$0, default: ""]) }
    }
    let fields = Language.all.flatMap(\.fields).map { (key: Self?.some($0), value: $1) }
    return PhraseTable(headings + fields)
  }()
}
