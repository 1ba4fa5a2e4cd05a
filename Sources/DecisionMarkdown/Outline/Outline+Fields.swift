/// A field of a document's head.
struct Field {
  /// `.status`, `.date`, or `.name` for the title.
  let role: SectionRole
  let value: Range<Int>
  let line: Int
}

/// The fields of a document's head, without the quotes and remarks around their values.
extension Outline {
  /// Returns the fields on a line: `Status: accepted · Date: …`, or the line below the heading
  /// `Status`.
  func fields(on place: Int, in around: Section) -> [Field] {
    let text = lines[place].text
    let fields = bytes.keyed(in: text).flatMap { key, value in
      self.fields(SectionWords.role(ofText: bytes.string(key)), value, place)
    }
    guard fields.isEmpty, around.line != place else { return fields }
    return [field(around.role, unquoted(text), place)].compactMap(\.self)
  }

  /// Returns the fields of a table: `| Status | accepted |`, or `| Status | Date |` above a row of
  /// values.
  func fields(of table: Table) -> [Field] {
    let values = table.body.first
    let titled = zip(table.header.cells, values?.cells ?? []).compactMap { title, value in
      field(role(of: title), value, values?.line ?? 0)
    }
    if titled.count > 1 { return titled }
    return ([table.header] + table.body).filter { $0.cells.count == 2 }.compactMap { row in
      field(role(of: row.cell(0)), row.cell(1), row.line)
    }
  }

  /// Returns the field on a line of front matter: plain, quoted, or the first of a list.
  func fieldInFrontMatter(_ place: Int) -> Field? {
    let range = bytes.trimmed(lines[place].range)
    guard lines[place].indent == 0, let colon = bytes.colon(in: range) else { return nil }
    var value = yamlValue(colon.upperBound..<range.upperBound)
    var line = place
    if value.isEmpty, place + 1 < lines.count {
      let next = bytes.trimmed(lines[place + 1].range)
      if bytes.begins(next, with: "- ") {
        value = yamlValue(next.dropFirst(2))
        line = place + 1
      }
    }
    let role = SectionWords.role(bytes.words(range.lowerBound..<colon.lowerBound))
    if role == .name, sections.allSatisfy({ $0.role != .title }) {
      return Field(role: .name, value: value, line: line)
    }
    return field(role, unquoted(value), line)
  }

  private func role(of cell: Range<Int>) -> SectionRole {
    cell.count > 40 ? .unknown : SectionWords.role(bytes.words(cell))
  }

  private func field(_ role: SectionRole, _ value: Range<Int>, _ line: Int) -> Field? {
    role == .status || role == .date ? Field(role: role, value: value, line: line) : nil
  }

  /// Returns the field of a key. A status may have its date after `·`: `accepted · 2024-05-01`.
  private func fields(_ role: SectionRole, _ value: Range<Int>, _ line: Int) -> [Field] {
    let value = unquoted(value)
    let dot = bytes.first(" ·", in: value) ?? value.upperBound
    let date = bytes.trimmed(min(dot + 3, value.upperBound)..<value.upperBound)
    let isDated = role == .status && bytes.first(of: date)?.isDigit == true
    let said = isDated || role == .date ? value.lowerBound..<dot : value
    return [field(role, said, line), isDated ? field(.date, date, line) : nil].compactMap(\.self)
  }

  /// Returns a value without the quotes or brackets around it: `"accepted"`, `[proposed]`.
  private func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count > 2, let first = bytes.first(of: value), let last = bytes.last(of: value),
      ["\"\"", "[]", "``", "{}"].contains(String(decoding: [first, last], as: UTF8.self))
    else { return value }
    let inner = value.dropFirst().dropLast()
    // "{proposed | accepted}" is a hint of a template.
    let isHint = bytes[inner].contains { $0 == first || $0 == last || first == "{" && $0 == "|" }
    return isHint ? value : bytes.trimmed(inner)
  }

  private func yamlValue(_ range: Range<Int>) -> Range<Int> {
    let value = bytes.trimmed(range)
    if bytes.first(of: value) == "#" { return value.prefix(0) }
    guard let quote = bytes.first(of: value), quote == "\"" || quote == "'" else {
      return bytes.trimmed(value.lowerBound..<(bytes.first(" #", in: value) ?? value.upperBound))
    }
    return value.dropFirst().prefix { bytes[$0] != quote }
  }
}

extension [UInt8] {
  /// Returns the colon in the first words of a text, which may be full-width.
  func colon(in text: Range<Int>, within limit: Int = 40) -> Range<Int>? {
    let head = text.prefix(limit)
    let colon = place(of: ":", in: head)
    let end = Swift.min(colon ?? head.upperBound + 2, text.upperBound)
    return first("：", in: text.lowerBound..<end).map { $0..<$0 + 3 }
      ?? colon.map { $0..<$0 + 1 }
  }

  func key(of text: Range<Int>) -> [String]? {
    colon(in: text).map { FoldedWords(string(text.lowerBound..<$0.lowerBound)).words }
  }

  /// Returns the keys and values of a line: `**Status:** accepted · **Date:** …`.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  func keyed(in text: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var text = text
    while let colon = colon(in: text) {
      var end = text.upperBound
      var next = end
      for place in colon.upperBound..<text.upperBound
      where self[place].isSpace && !self[place - 1].isSpace {
        let rest = text[place...].drop { self[$0].isSpace }
        guard let key = keyBehindSeparator(rest) else { continue }
        (end, next) = (place, key)
        break
      }
      let value = (colon.upperBound..<end).drop { self[$0].isDecoration }
      fields.append((text.lowerBound..<colon.lowerBound, trimmed(value)))
      text = next..<text.upperBound
    }
    return fields
  }

  /// Returns the start of a key of a few words: after the `·`, `•` or `|` at the beginning of a
  /// text, or at the beginning if the key is bold.
  private func keyBehindSeparator(_ text: Range<Int>) -> Int? {
    let separator = (["**", "·", "•", "|"] as [StaticString]).first { begins(text, with: $0) }
    guard let separator else { return nil }
    let isBold = self[text].first == "*"
    let rest = text.dropFirst(isBold ? 0 : separator.utf8CodeUnitCount).drop { self[$0].isSpace }
    guard let colon = colon(in: rest), colon.lowerBound > rest.lowerBound,
      self[rest.lowerBound..<colon.lowerBound].allSatisfy({
        $0.isWordByte || $0.isSpace || $0.isDecoration
      })
    else { return nil }
    return rest.lowerBound
  }
}

extension DecisionLayout {
  mutating func keep(_ field: Field) {
    guard !field.value.isEmpty else { return }
    let passage = Passage(text: field.value, lines: field.line..<field.line + 1)
    switch field.role {
    case .status: status = status ?? passage
    case .date: date = date ?? passage
    default: title = title ?? passage
    }
  }
}
