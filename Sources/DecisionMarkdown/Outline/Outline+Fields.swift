import Decisions

/// A field of a document's head.
struct Field: Sendable, Equatable {
  enum Role: Sendable, Hashable {
    case title, status, date
    /// A date that counts if no field is called a date: `updated`, `Start Date`.
    case updated, created
    case names(Decision.NameField)
  }

  let role: Role
  /// What an edit replaces: the value with its quotes, or the signs and lines of a block of YAML.
  var range: Range<Int>
  var lines: Range<Int>
  /// The values: one, or those of a list; empty for a value that is missing or a placeholder.
  var texts: [String]
}

/// The fields of a document's head, without the quotes and remarks around their values.
extension Outline {
  /// Returns the fields on a line: `Status: accepted · Date: …`, or the line below the heading
  /// `Status`.
  func fields(on index: Int, below heading: Field.Role?) -> [Field] {
    let text = lines[index].text
    let fields = bytes.keyed(in: text).flatMap { key, value in
      Field.Role(bytes, key).map { self.fields($0, value, index) } ?? []
    }
    guard fields.isEmpty, let heading else { return fields }
    return [field(heading, unquoted(text), index)].compactMap(\.self)
  }

  /// Returns the fields of a table: `| Status | accepted |`, or `| Status | Date |` above a row of
  /// values.
  func fields(of table: Table) -> [Field] {
    let values = table.body.first
    let titled = zip(table.header.cells, values?.cells ?? []).compactMap { title, value in
      field(role(of: title), value, values?.line ?? 0)
    }
    if titled.count > 1 { return titled }
    let keyed = ([table.header] + table.body).filter { $0.cells.count == 2 }.compactMap { row in
      field(role(of: row.cell(0)), row.cell(1), row.line)
    }
    // A table that explains what each status means has none itself.
    let isLegend =
      !keyed.isEmpty
      && table.body.contains { FieldWords.state(of: bytes.string($0.cell(0))) != .other }
    return isLegend ? [] : keyed
  }

  private func role(of cell: Range<Int>) -> Field.Role? {
    cell.count > 40 ? nil : Field.Role(bytes, cell)
  }

  private func field(_ role: Field.Role?, _ value: Range<Int>, _ line: Int) -> Field? {
    guard let role, role != .title else { return nil }
    // "- [ ] proposed" is a status that the decision doesn't have.
    if bytes.begins(value, with: "[ ] ") { return nil }
    return Field(role: role, range: value, lines: line..<line + 1, bytes.string(value))
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

  /// Returns a value without the quotes or brackets around it: `"accepted"`, `[proposed]`.
  private func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count > 2, let first = bytes.first(of: value), first.isOne(of: "\"[`"),
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
    // Not the colon of `https://`.
    let colon = bytes.colon(in: lines[index].text)
    return colon.map { bytes.begins($0.upperBound..<bytes.count, with: "//") } ?? true
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

extension Field {
  init(role: Role, range: Range<Int>, lines: Range<Int>, _ text: String) {
    (self.role, self.range, self.lines) = (role, range, lines)
    texts = []
    read([text])
  }

  /// Sets the values from what is written: without placeholders, comments and struck text, and each
  /// name alone.
  mutating func read(_ written: [String]) {
    let values = written.map { Self.unstruck($0) }
    guard role != .title else {
      texts = values.filter { !InlineText.plain($0).isEmpty }
      return
    }
    let plain = values.filter { !FieldWords.isPlaceholder($0, of: role) }.map { text in
      text.utf8.first == "{" && text.utf8.last == "}"
        ? String(text.dropFirst().dropLast()) : text
    }
    switch role {
    case .names:
      texts = plain.flatMap { $0.unicodeScalars.split { ",;，、；\n".unicodeScalars.contains($0) } }
        .map { InlineText.plain(Substring($0)) }.filter { !$0.isEmpty }
    case .date, .updated, .created:
      // `YYYY-MM-DD` is none.
      texts = plain.filter { $0.contains(where: \.isNumber) }
    case .title, .status:
      texts = plain.filter { !InlineText.plain($0).isEmpty }
    }
  }

  private static let struck = [
    ("~~", "~~"), ("<del>", "</del>"), ("<s>", "</s>"), ("<!--", "-->"), ("<br", ">"),
  ]

  /// Returns a text without what is struck out or commented out: `~~Proposed~~ Accepted`.
  static func unstruck(_ text: String) -> String {
    // Most values are one word.
    guard text.utf8.contains(where: { $0.isBlank || $0 == "~" || $0 == "<" }) else { return text }
    var result = text
    let mayBeStruck = text.utf8.contains { $0 == "~" || $0 == "<" }
    for (start, end) in mayBeStruck ? struck : [] {
      var (kept, rest) = ("", result[...])
      while let open = rest.firstRange(of: start),
        let close = rest[open.upperBound...].firstRange(of: end)
      {
        kept += rest[..<open.lowerBound]
        rest = rest[close.upperBound...]
      }
      result = kept + rest
    }
    return result.utf8.split(whereSeparator: \.isBlank).compactMap { String($0) }
      .joined(separator: " ")
  }
}
