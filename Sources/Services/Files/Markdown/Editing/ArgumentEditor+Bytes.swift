import BusinessLogic

extension ArgumentEditor {
  /// An argument without its line, which any edit above it changes.
  struct Meaning: Equatable {
    /// The title of its option: the last argument of an option may take the option with it.
    var option: String?
    var side: Side
    var text: String
    var weight: Int
    var details: [String]
  }

  /// All arguments of a file, in its order.
  static func meanings(of bytes: [UInt8], _ layout: DecisionLayout) -> [Meaning] {
    let values = DecisionValues(bytes: bytes, layout: layout)
    let titles = layout.options.map(values.title(of:))
    return layout.arguments.indices.map { place in
      let value = values.argument(place)
      return Meaning(
        option: layout.arguments[place].option.map { titles[$0] }, side: value.side,
        text: value.text,
        weight: value.weight, details: value.details)
    }
  }

  /// `result`, if it says what the file said but for the change that `change` makes.
  func checked(
    _ result: [UInt8], losing option: Int? = nil, _ change: (inout [Meaning]) -> Void
  ) throws(EditRefusal) -> [UInt8] {
    var meant = Self.meanings(of: bytes, layout)
    change(&meant)
    let layout = LayoutReader.layout(of: result)
    guard Self.meanings(of: result, layout) == meant else { throw .ambiguous }
    var before = titles(bytes, self.layout)
    let after = titles(result, layout)
    if after != before, let option { before.remove(at: option) }
    guard after == before else { throw .ambiguous }
    return result
  }

  private func titles(_ bytes: [UInt8], _ layout: DecisionLayout) -> [String] {
    layout.options.map(DecisionValues(bytes: bytes, layout: layout).title(of:))
  }

  /// The bytes of whole lines with their ends. At the end of a file without a final newline the
  /// end of the line before goes instead, so that the file still has none.
  func wholeLines(_ lines: Range<Int>) -> Range<Int> {
    let start = layout.lines[lines.lowerBound].range.lowerBound
    guard lines.upperBound == layout.lines.count else {
      return start..<layout.lines[lines.upperBound].range.lowerBound
    }
    let hasFinalNewline = bytes.last == ASCII.lineFeed
    guard !hasFinalNewline, lines.lowerBound > 0 else { return start..<bytes.count }
    return layout.lines[lines.lowerBound - 1].range.upperBound..<bytes.count
  }

  /// The bytes after some changes, given from the last to the first.
  func applying(_ changes: [(range: Range<Int>, new: [UInt8])]) -> [UInt8] {
    var result = bytes
    for change in changes { result.replaceSubrange(change.range, with: change.new) }
    return result
  }

  /// The line end that the file uses.
  var lineEnd: [UInt8] {
    guard let first = bytes.firstIndex(of: ASCII.lineFeed), first > 0,
      bytes[first - 1] == ASCII.carriageReturn
    else { return [ASCII.lineFeed] }
    return [ASCII.carriageReturn, ASCII.lineFeed]
  }

  /// The bytes with one more line after the first `count` lines.
  func inserting(_ line: [UInt8], after count: Int) -> [UInt8] {
    guard count < layout.lines.count else {
      let hasFinalNewline = bytes.isEmpty || bytes.last == ASCII.lineFeed
      return hasFinalNewline ? bytes + line + lineEnd : bytes + lineEnd + line
    }
    let start = layout.lines[count].range.lowerBound
    return applying([(start..<start, line + lineEnd)])
  }
}
