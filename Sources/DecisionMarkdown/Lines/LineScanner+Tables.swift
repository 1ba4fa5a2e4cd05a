extension LineScanner {
  /// Makes rows of a table of lines that don't begin with a bar: dashes between bars say so.
  mutating func findTable(_ line: inout Line) {
    guard let last = lines.last else { return }
    switch last.kind {
    case .table:
      if hasBar(line.text) { line.kind = .table }
    case .text:
      guard isDivider(line.text), hasBar(last.text) else { return }
      lines[lines.count - 1].kind = .table
      line.kind = .table
    default:
      break
    }
  }

  private func hasBar(_ text: Range<Int>) -> Bool {
    bytes[text].contains(ASCII.byte("|"))
  }

  private func isDivider(_ text: Range<Int>) -> Bool {
    guard let first = text.first.map({ bytes[$0] }),
      first == ASCII.byte("-") || first == ASCII.byte(":")
    else { return false }
    return hasBar(text)
      && text.allSatisfy { place in
        let byte = bytes[place]
        return byte == first || byte == ASCII.byte("|") || byte == ASCII.byte("-")
          || byte == ASCII.byte(":") || byte.isSpace
      }
  }
}
