/// Reads the fields of the YAML at the top of a file: its values of one or several lines.
struct FrontMatter {
  private let bytes: [UInt8]
  private let lines: [Line]

  /// Returns the field whose key begins a line; `nil` for another line.
  static func field(at place: Int, in outline: Outline) -> Field? {
    let (bytes, line) = (outline.bytes, outline.lines[place])
    let range = bytes.trimmed(line.range)
    guard line.indent == 0, bytes.first(of: range) != "#", let colon = bytes.colon(in: range),
      let role = Field.Role(bytes.string(range.lowerBound..<colon.lowerBound)),
      role != .title
        || !bytes.begins(range, with: Language.templateField)
          && outline.sections.allSatisfy({ $0.role != .title })
    else { return nil }
    let yaml = FrontMatter(bytes: bytes, lines: outline.lines)
    return yaml.field(role, place, from: colon.upperBound)
  }

  private func field(_ role: Field.Role, _ place: Int, from start: Int) -> Field? {
    let end = end(of: place)
    let rest = bytes.trimmed(start..<lines[place].range.upperBound)
    var field = Field(role: role, range: start..<start, lines: place..<place + 1, "")
    func read(_ value: Range<Int>, _ texts: [String]) -> Field {
      field.range = value
      let last = lines[place..<end].lastIndex { $0.range.lowerBound < value.upperBound } ?? place
      field.lines = place..<last + 1
      // An item of a list stands alone on its line.
      if role == .title { field.range = inner(value) }
      field.read(texts)
      return field
    }
    switch bytes.first(of: rest) {
    case "|", ">":
      let content = lines[place + 1..<end].map { bytes.trimmed($0.range) }.filter { !$0.isEmpty }
      let upper = content.last?.upperBound ?? rest.upperBound
      return read(
        rest.lowerBound..<upper, [content.map(bytes.string).joined(separator: " ")])
    case "[":
      let stop = lines[end - 1].range.upperBound
      guard let close = bytes.place(of: "]", in: rest.lowerBound..<stop) else { return nil }
      let inner = rest.lowerBound + 1..<close
      // `[ADR-5](5.md)` is no list, and neither is `[proposed | accepted]`.
      let behind = close + 1..<(bytes.place(of: "\n", in: close..<bytes.count) ?? bytes.count)
      guard bytes.trimmed(behind).isEmpty || bytes[close + 1].isSpace else {
        return plain(rest, place, end, read)
      }
      let texts = bytes[inner].contains("|") ? [inner] : items(in: inner)
      return read(rest.lowerBound..<close + 1, texts.map { scalar($0).text })
    case nil, "#":
      let below = (place + 1..<end).filter { !isBlankOrComment(lines[$0]) }
      guard let first = below.first else { return field }
      let next = bytes.trimmed(lines[first].range)
      guard bytes.begins(next, with: "- ") else {
        // Keys below a key are another thing.
        return bytes.first(": ", in: next) != nil || bytes.last(of: next) == ":"
          ? nil : plain(next, first, end, read)
      }
      let values = below.map { bytes.trimmed(lines[$0].range) }
      guard values.allSatisfy({ bytes.begins($0, with: "- ") }) else { return nil }
      let scalars = values.map { scalar(bytes.trimmed($0.dropFirst(2))) }
      return scalars.count == 1
        ? read(scalars[0].range, [scalars[0].text])
        : read(start..<scalars[scalars.count - 1].range.upperBound, scalars.map(\.text))
    default:
      return plain(rest, place, end, read)
    }
  }

  /// Reads a value that may be quoted, and may go on in the next lines.
  private func plain(
    _ first: Range<Int>, _ place: Int, _ end: Int, _ read: (Range<Int>, [String]) -> Field?
  ) -> Field? {
    let whole = first.lowerBound..<bytes.trimmed(lines[end - 1].range).upperBound
    if let quote = bytes.first(of: first), quote == "\"" || quote == "'" {
      let value = scalar(whole)
      return read(value.range, [value.text])
    }
    var (parts, upper) = ([String](), first.upperBound)
    for line in place..<end {
      let text = line == place ? first : bytes.trimmed(lines[line].range)
      if bytes.first(of: text) == "#" { break }
      let said = withoutComment(text)
      if !said.isEmpty {
        parts.append(bytes.string(said))
        upper = said.upperBound
      }
      if said != text { break }
    }
    return read(first.lowerBound..<upper, [parts.joined(separator: " ")])
  }

  /// Returns a value with its quotes, and its text without them; without a comment.
  private func scalar(_ value: Range<Int>) -> (range: Range<Int>, text: String) {
    let value = bytes.trimmed(value)
    guard let quote = bytes.first(of: value), quote == "\"" || quote == "'" else {
      let said = withoutComment(value)
      return (said, bytes.string(said))
    }
    var (text, place) = ([UInt8](), value.lowerBound + 1)
    while place < value.upperBound {
      let (byte, next) = (bytes[place], place + 1 < value.upperBound ? bytes[place + 1] : 0)
      switch byte {
      case quote where quote == "'" && next == quote:
        text.append(quote)
        place += 1
      case quote:
        return (value.lowerBound..<place + 1, text.string(text.indices))
      case "\\" where quote == "\"":
        text += unescaped(at: &place, before: value.upperBound)
      case "\n":
        // The spaces at both sides of a line end are one.
        text.append(" ")
      default: text.append(byte)
      }
      place += 1
    }
    return (value, text.string(text.indices))
  }

  /// Returns the character of an escape, and moves to its last byte.
  private func unescaped(at place: inout Int, before end: Int) -> [UInt8] {
    place += 1
    guard place < end else { return [] }
    let digits = ["x": 2, "u": 4, "U": 8][bytes[place], default: 0]
    if digits > 0, place + digits < end,
      let code = UInt32(bytes.string(place + 1..<place + 1 + digits), radix: 16),
      let scalar = Unicode.Scalar(code)
    {
      place += digits
      return Array(String(Character(scalar)).utf8)
    }
    switch bytes[place] {
    case "t", "n", "r", " ", "_": return [" "]
    case "\n", "\r":
      // It joins two lines.
      while place + 1 < end, bytes[place + 1].isBlank { place += 1 }
      return []
    default: return [bytes[place]]
    }
  }

  private func items(in list: Range<Int>) -> [Range<Int>] {
    var (items, start, quote) = ([Range<Int>](), list.lowerBound, UInt8(0))
    for place in list {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == "\"" || byte == "'", bytes.trimmed(start..<place).isEmpty {
        quote = byte
      } else if byte == "," {
        items.append(start..<place)
        start = place + 1
      }
    }
    return (items + [start..<list.upperBound]).map(trimmedLines).filter { !$0.isEmpty }
  }

  private func trimmedLines(_ range: Range<Int>) -> Range<Int> {
    let lower = range.drop { bytes[$0].isBlank }
    return lower.lowerBound..<(lower.last { !bytes[$0].isBlank } ?? lower.lowerBound - 1) + 1
  }

  /// Returns the line after the value of the key on a line: lines that are indented, blank, or items
  /// of a list.
  private func end(of place: Int) -> Int {
    let isOpen = { [bytes] (line: Line) in
      let text = bytes.trimmed(line.range)
      return line.indent > 0 || text.isEmpty || bytes.first(of: text) == "#"
        || bytes.begins(text, with: "- ")
    }
    let end = lines[(place + 1)...].firstIndex { $0.kind != .frontMatter || !isOpen($0) }
    let last = lines[place..<(end ?? lines.count)].lastIndex {
      $0.indent > 0 || !isBlankOrComment($0)
    }
    return (last ?? place) + 1
  }

  private func isBlankOrComment(_ line: Line) -> Bool {
    let text = bytes.trimmed(line.range)
    return text.isEmpty || bytes.first(of: text) == "#"
  }

  private func withoutComment(_ value: Range<Int>) -> Range<Int> {
    bytes.trimmed(value.lowerBound..<(bytes.first(" #", in: value) ?? value.upperBound))
  }

  private func inner(_ value: Range<Int>) -> Range<Int> {
    let quote = bytes.first(of: value)
    let isQuoted =
      value.count > 1 && (quote == "\"" || quote == "'") && bytes.last(of: value) == quote
    return isQuoted ? value.dropFirst().dropLast() : value
  }
}
