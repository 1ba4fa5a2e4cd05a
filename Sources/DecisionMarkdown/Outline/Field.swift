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

  /// Returns the keys and values of a line: `**Status:** accepted · **Date:** …`.
  ///
  /// A sign such as `·` or `|` begins another field only before a key.
  static func keyed(
    _ bytes: [UInt8], in text: Range<Int>
  ) -> [(key: Range<Int>, value: Range<Int>)] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var text = text
    var mark: ArraySlice<UInt8>?
    let decoration = Decoration(bytes: bytes)
    while let colon = bytes.colon(in: text), !decoration.hasCode(at: colon.lowerBound, in: text) {
      var (end, next) = (text.upperBound, text.upperBound)
      for index in colon.upperBound..<text.upperBound
      where bytes[index].isSpace && !bytes[index - 1].isSpace || bytes[index] == "<" {
        let rest = text[index...].drop { bytes[$0].isSpace }
        guard let key = keyBehindSeparator(bytes, rest) else { continue }
        (end, next) = (index, key)
        break
      }
      // Notes have `status:: accepted`, and `[status:: accepted] [date:: 2024-05-01]`.
      let isDouble = colon.upperBound < end && bytes[colon.upperBound] == ":"
      let isInBrackets = isDouble && bytes.begins(text.drop { bytes[$0].isSpace }, with: "[")
      if isInBrackets, let close = bytes.index(of: "]", in: colon.upperBound..<text.upperBound) {
        (end, next) = (close, close + 1)
      }
      let rest = (colon.upperBound + (isDouble ? 1 : 0)..<end).drop { bytes[$0].isDecoration }
      mark = decoration.openMark(in: text.lowerBound..<rest.lowerBound, behind: mark)
      let value = bytes.trimmed(rest)
      fields.append((text.lowerBound..<colon.lowerBound, Self.value(bytes, value, within: mark)))
      mark = decoration.openMark(in: value, behind: mark)
      text = next..<text.upperBound
    }
    return fields
  }

  /// Returns a value without the mark that closes what was opened before it, and without the full stop
  /// there: `**Status: accepted.** Decided in May`. If the sentence goes on behind the mark, or ends the
  /// decision's life there, so does the value.
  private static func value(
    _ bytes: [UInt8], _ value: Range<Int>, within mark: ArraySlice<UInt8>?
  ) -> Range<Int> {
    guard let mark, let close = bytes[value].firstRange(of: mark),
      close.lowerBound > value.lowerBound
    else { return value }
    let inner = value.lowerBound..<close.lowerBound
    let isSentence = bytes.last(of: inner) == "."
    let rest = close.upperBound..<value.upperBound
    let ends: [Decision.State] = [.superseded, .deprecated, .rejected]
    guard rest.isEmpty || isSentence && !ends.contains(FieldWords.state(of: bytes.string(rest)))
    else { return value }
    return bytes.trimmed(inner.dropLast(isSentence ? 1 : 0))
  }

  /// Returns the start of a key of a few words: after the `·`, `•`, `|` or `<br>` at the beginning of a
  /// text, or at the beginning if the key is bold.
  private static func keyBehindSeparator(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    let separators: [StaticString] = ["**", "·", "•", "|", "<br>", "<br/>", "<br />"]
    guard let separator = separators.first(where: { bytes.begins(text, with: $0) }) else {
      return nil
    }
    let isBold = bytes[text].first == "*"
    let rest = text.dropFirst(isBold ? 0 : separator.utf8CodeUnitCount).drop { bytes[$0].isSpace }
    guard let colon = bytes.colon(in: rest),
      bytes[rest.lowerBound..<colon.lowerBound].allSatisfy({
        $0.isWordByte || $0.isSpace || $0.isDecoration
      })
    else { return nil }
    return rest.lowerBound
  }
}
