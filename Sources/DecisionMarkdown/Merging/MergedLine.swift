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

  /// The lines of a file. Laid end to end, they are its bytes.
  static func lines(of bytes: [UInt8]) -> [MergedLine] {
    let lines = LineScanner.lines(of: bytes)
    var start = 0
    return lines.indices.map { place in
      let line = lines[place]
      let next = place + 1 < lines.count ? lines[place + 1].range.lowerBound : bytes.count
      let content = bytes[start..<line.range.upperBound]
      defer { start = next }
      let weight = Weight.comment(in: bytes, line)
      return MergedLine(
        content: content, end: bytes[line.range.upperBound..<next], line: line,
        key: weight.map { content[..<$0.lowerBound] + content[$0.upperBound...] } ?? content)
    }
  }

  /// Whether it is an item or a row, on which one edit changes one argument.
  var isItem: Bool { line.beginsItem || line.kind == .table }

  var isBlank: Bool { line.kind == .blank }
}
