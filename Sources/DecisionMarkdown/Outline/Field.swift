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

extension Field {
  init(role: Role, range: Range<Int>, lines: Range<Int>, _ text: String) {
    (self.role, self.range, self.lines) = (role, range, lines)
    texts = []
    read([text])
  }

  /// Sets the values from what is written: without placeholders, comments and struck text, and each
  /// name alone.
  ///
  /// - Parameter areApart: Whether each is one name, even with a comma.
  mutating func read(_ written: [String], areApart: Bool = false) {
    let values = written.map { Self.unstruck($0, lineEnd: role.isOfNames ? ", " : " ") }
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
      texts = plain.flatMap { areApart ? [$0] : Self.names(in: $0) }
        .map { InlineText.plain($0) }.filter { !$0.isEmpty }
    case .date, .updated, .created:
      // `YYYY-MM-DD` is a placeholder.
      texts = plain.filter { $0.contains(where: \.isNumber) }
    case .title, .status:
      texts = plain.filter { !InlineText.plain($0).isEmpty }
    }
  }

  /// Returns which of two lines in the section of the status states it, or both as one:
  /// `Superseded by:` and the item below it.
  func below(_ first: Field, in outline: Outline) -> Field {
    // A limit keeps many labels below each other linear.
    if outline.bytes.endsWithColon(first.range), first.lines.count < 20 {
      let range = first.range.lowerBound..<self.range.upperBound
      let text = (first.texts + texts).joined(separator: " ")
      return Field(
        role: role, range: range, lines: first.lines.lowerBound..<lines.upperBound, text)
    }
    // A row of a table may have its day in another cell.
    let texts = [self, first].map { field in
      outline.bytes.string(outline.lines[field.lines.lowerBound].text)
    }
    return FieldWords.follows(texts[0], texts[1]) ? self : first
  }

  /// Returns the names of a list, which signs outside of brackets separate. Where there are semicolons,
  /// a comma separates none. Between `@ann @bob`, a space does.
  static func names(in text: String) -> [String] {
    let words = text.split(separator: " ")
    if words.allSatisfy({ $0.hasPrefix("@") && !$0.hasSuffix(",") }) {
      return words.map { String($0) }
    }
    var (names, depth) = ([String.UnicodeScalarView()], 0)
    let separators = (text.contains(where: { ";；".contains($0) }) ? ";；" : ",，、").unicodeScalars
    for sign in text.unicodeScalars {
      if "([（".unicodeScalars.contains(sign) { depth += 1 }
      if ")]）".unicodeScalars.contains(sign) { depth = max(0, depth - 1) }
      if depth == 0, separators.contains(sign) {
        names.append(.init())
      } else {
        names[names.count - 1].append(sign)
      }
    }
    return names.map { String($0) }
  }

  private static let struck = [("~~", "~~"), ("<del>", "</del>"), ("<s>", "</s>"), ("<!--", "-->")]

  /// Returns a text without what is struck out or commented out, and without tags:
  /// `~~Proposed~~ <b>Accepted</b>`. In a list of names, `<br>` separates them.
  static func unstruck(_ text: String, lineEnd: String = " ") -> String {
    var result = text
    let mayBeStruck = text.utf8.contains { $0 == "~" || $0 == "<" }
    for (start, end) in struck + [("<br", ">")] where mayBeStruck {
      var (kept, rest) = ("", result[...])
      while let open = rest.firstRange(of: start),
        let close = rest[open.upperBound...].firstRange(of: end)
      {
        kept += rest[..<open.lowerBound] + (start == "<br" ? lineEnd : " ")
        rest = rest[close.upperBound...]
      }
      result = kept + rest
    }
    // `<accepted>` is a placeholder.
    if result.contains("</") {
      result = String(decoding: InlineText.withoutTags(Array(result.utf8)[...]), as: UTF8.self)
    }
    return result.utf8.split(whereSeparator: \.isBlank).compactMap { String($0) }
      .joined(separator: " ")
  }
}
