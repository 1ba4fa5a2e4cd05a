/// Reads the fields of the YAML or TOML at the top of a file: its values of one or several lines.
struct FrontMatter {
  let bytes: [UInt8]
  private let lines: [Line]

  /// Returns the field whose key begins a line; `nil` for another line.
  static func field(at index: Int, in outline: Outline) -> Field? {
    let (bytes, line) = (outline.bytes, outline.lines[index])
    guard line.indent == 0,
      let (key, value) = keyed(bytes, line), let role = Field.Role(bytes, key),
      role != .title
        || !bytes.begins(line.range, with: Language.templateField)
          && outline.sections.allSatisfy({ $0.role != .title })
    else { return nil }
    let frontMatter = FrontMatter(bytes: bytes, lines: outline.lines)
    return frontMatter.field(role, index, from: value.lowerBound)
  }

  static func hasTitle(in outline: Outline) -> Bool {
    outline.lines.indices.prefix { outline.lines[$0].kind == .frontMatter }
      .contains { index in
        field(at: index, in: outline).map { $0.role == .title && !$0.texts.isEmpty } == true
      }
  }

  /// Returns the key of a line and what is behind its sign; `nil` for a comment, and within a value.
  static func keyed(
    _ bytes: [UInt8], _ line: Line
  ) -> (key: Range<Int>, value: Range<Int>)? {
    let text = bytes.trimmed(line.range)
    if line.isInValue || bytes.first(of: text) == "#" { return nil }
    let sign =
      bytes.hasTOML ? bytes.index(of: "=", in: text).map { $0..<$0 + 1 } : bytes.colon(in: text)
    return sign.map {
      (bytes.trimmed(text.lowerBound..<$0.lowerBound), $0.upperBound..<text.upperBound)
    }
  }

  private func field(_ role: Field.Role, _ index: Int, from start: Int) -> Field? {
    let end = end(of: index)
    let rest = bytes.trimmed(start..<lines[index].range.upperBound)
    var field = Field(role: role, range: start..<start, lines: index..<index + 1, "")
    func read(_ value: Range<Int>, _ texts: [String], areApart: Bool = false) -> Field {
      field.range = value
      let last = lines[index..<end].lastIndex { $0.range.lowerBound < value.upperBound } ?? index
      field.lines = index..<last + 1
      // An item of a list stands alone on its line.
      if role == .title, value.count > 1, quote(of: value) == bytes.last(of: value) {
        field.range = value.dropFirst().dropLast()
      }
      field.read(texts, areApart: areApart)
      return field
    }
    /// A comma within quotes belongs to the item.
    func readItems(_ items: [Range<Int>], in value: Range<Int>) -> Field {
      let texts = items.flatMap { item in
        let text = scalar(item).text
        return role.isOfNames && quote(of: item) == nil ? Field.names(in: text) : [text]
      }
      return read(value, texts, areApart: true)
    }
    func readScalar(from start: Int) -> Field {
      let value = scalar(start..<bytes.trimmed(lines[end - 1].range).upperBound)
      return read(value.range, [value.text])
    }
    /// A list in brackets, perhaps over several lines.
    func readFlow(from start: Int) -> Field? {
      let stop = lines[end - 1].range.upperBound
      var (found, close) = items(in: start + 1..<stop, until: "]")
      if close == stop {
        // "['t Hooft, Anna]" is no YAML, but is understood.
        guard let first = bytes.index(of: "]", in: start..<stop) else { return nil }
        (found, close) = (items(in: start + 1..<first).items, first)
      }
      let inner = start + 1..<close
      // `[ADR-5](5.md)` is no list, and neither is `[proposed | accepted]`.
      let behind = close + 1..<(bytes.index(of: "\n", in: close..<bytes.count) ?? bytes.count)
      guard bytes.trimmed(behind).isEmpty || bytes[close + 1].isSpace else {
        return readScalar(from: start)
      }
      return readItems(bytes[inner].contains("|") ? [inner] : found, in: start..<close + 1)
    }
    switch bytes.first(of: rest) {
    case "|", ">":
      let content = lines[index + 1..<end].map { bytes.trimmed($0.range) }.filter { !$0.isEmpty }
      let upper = content.last?.upperBound ?? rest.upperBound
      let texts = content.map(bytes.string)
      let areApart = role.isOfNames && bytes.begins(rest, with: "|")
      return read(rest.lowerBound..<upper, areApart ? texts : [texts.joined(separator: " ")])
    case "[": return readFlow(from: rest.lowerBound)
    case nil, "#":
      let below = lines[index + 1..<end].filter { !isBlankOrComment($0) }
        .map { bytes.trimmed($0.range) }
      guard let next = below.first else { return field }
      if bytes.first(of: next) == "[" { return readFlow(from: next.lowerBound) }
      guard bytes.begins(next, with: "- ") else {
        // Keys below a key are another thing.
        return bytes.first(": ", in: next) != nil || bytes.last(of: next) == ":"
          ? nil : readScalar(from: next.lowerBound)
      }
      var items: [Range<Int>] = []
      for line in below {
        if bytes.begins(line, with: "- ") {
          items.append(bytes.trimmed(line.dropFirst(2)))
        } else if bytes.first(": ", in: line) == nil {
          // A value goes on.
          items[items.count - 1] = items[items.count - 1].lowerBound..<line.upperBound
        } else {
          return nil
        }
      }
      let (first, last) = (scalar(items[0]).range, scalar(items[items.count - 1]).range)
      return readItems(items, in: items.count == 1 ? first : start..<last.upperBound)
    default:
      // A quoted name among others is no YAML, but is understood.
      let list = rest.lowerBound..<(bytes.first(" #", in: rest) ?? rest.upperBound)
      let items = role.isOfNames && end == index + 1 ? items(in: list).items : []
      return items.count > 1 && items.contains { quote(of: $0) != nil }
        ? readItems(items, in: list) : readScalar(from: rest.lowerBound)
    }
  }

  /// Returns the items between commas, and where they end: at a byte outside of quotes and comments,
  /// if one is given.
  private func items(
    in list: Range<Int>, until close: UInt8? = nil
  ) -> (items: [Range<Int>], end: Int) {
    var (items, start, index, isBlank) = ([Range<Int>](), list.lowerBound, list.lowerBound, true)
    var quote: UInt8?
    while index < list.upperBound, quote != nil || bytes[index] != close {
      let byte = bytes[index]
      if let open = quote {
        if byte == "\\", open == "\"" { index += 1 }
        if byte == open { quote = nil }
      } else if byte == "#", isBlank || bytes[index - 1].isBlank,
        let end = bytes.index(of: "\n", in: index..<list.upperBound)
      {
        if isBlank { start = end }
        index = end
        continue
      } else if byte.isOne(of: "\"'"), isBlank {
        quote = byte
      } else if byte == "," {
        items.append(start..<index)
        start = index + 1
      }
      isBlank = isBlank && byte.isBlank || quote == nil && byte == ","
      index += 1
    }
    let end = min(index, list.upperBound)
    items = (items + [start..<end])
      .map { $0.drop { bytes[$0].isBlank }.dropLast { bytes[$0].isBlank } }.filter { !$0.isEmpty }
    return (items, end)
  }

  /// Returns the index of the line after the value of a key: the lines of a value are indented,
  /// blank, comments, items of a list, or the end of one; in TOML, what its quotes or brackets hold.
  private func end(of index: Int) -> Int {
    let rest = lines[(index + 1)...].prefix { line in
      line.kind == .frontMatter
        && (line.indent > 0 || line.isInValue || isBlankOrComment(line)
          || bytes.begins(bytes.trimmed(line.range), withOneOf: ["- ", "]"]))
    }
    return rest.dropLast { $0.indent == 0 && !$0.isInValue && isBlankOrComment($0) }.endIndex
  }

  private func isBlankOrComment(_ line: Line) -> Bool {
    let text = bytes.trimmed(line.range)
    return text.isEmpty || bytes.first(of: text) == "#"
  }
}
