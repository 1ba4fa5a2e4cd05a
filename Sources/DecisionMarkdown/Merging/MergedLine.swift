struct MergedLine: Equatable {
  var content: ArraySlice<UInt8>
  /// The line end; empty after the last line of some files.
  var end: ArraySlice<UInt8>
  let line: Line
  /// The content without the weight, which doesn't identify a line.
  let key: ArraySlice<UInt8>

  static func == (one: Self, other: Self) -> Bool {
    one.content == other.content && one.end == other.end
  }

  /// Returns the lines of a file. Laid end to end, they are its bytes.
  static func lines(of bytes: [UInt8]) -> [MergedLine] {
    let lines = LineScanner.lines(of: bytes)
    let starts = [0] + lines.dropFirst().map(\.range.lowerBound) + [bytes.count]
    return zip(lines, zip(starts, starts.dropFirst())).map { line, index in
      let content = bytes[index.0..<line.range.upperBound]
      let weight = Weight.place(in: bytes, line.tail)
      return MergedLine(
        content: content, end: bytes[line.range.upperBound..<index.1], line: line,
        key: content[..<weight.lowerBound] + content[weight.upperBound...])
    }
  }

  var isItem: Bool { line.beginsItem || line.kind == .table }

  /// The text of an item, the words of a heading, or the first cell of a row: what no other in the
  /// same list may have.
  var name: String {
    let text = String(decoding: content[line.text], as: UTF8.self)
    switch line.kind {
    case .heading: return FoldedWords(InlineText.plain(text)).joined
    case .table:
      let cell = text.drop { $0 == "|" || $0 == " " }.prefix { $0 != "|" }
      return text.hasPrefix("| |") || text.hasPrefix("||") ? text : String(cell)
    default: return text
    }
  }

  var isBlank: Bool { line.kind == .blank }

  /// Returns whether it can be in the list or the sections that `first` begins.
  func mayFollow(_ first: MergedLine) -> Bool {
    switch first.line.kind {
    case .heading: line.kind != .heading || line.level >= first.line.level
    case .table: line.kind == .table
    default: isBlank || line.kind == .text || isItem && line.indent >= first.line.indent
    }
  }
}

/// Returns the merge of a part: the change of the side that has one; `nil` if both changed it in
/// different ways.
func agreed<Part: Equatable>(_ base: Part, _ ours: Part, _ theirs: Part) -> Part? {
  if ours == base || ours == theirs { return theirs }
  return theirs == base ? ours : nil
}
