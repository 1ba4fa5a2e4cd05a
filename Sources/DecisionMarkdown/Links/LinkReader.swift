import BusinessLogic

/// Finds where a decision points to others: by links to Markdown files in its neighbourhood, and by
/// the number in its status.
struct LinkReader {
  let bytes: [UInt8]
  let layout: DecisionLayout

  /// The links, in the order of the file.
  var links: [Link] {
    var links = layout.lines.indices.flatMap { place in
      targets(on: layout.lines[place]).map { Link(line: place + 1, .file($0)) }
    }
    if let status = layout.status, let number = successor(status) {
      let line = status.lines.lowerBound + 1
      // "superseded by [ADR-0005](0005-x.md)" says it twice.
      if !links.contains(where: { $0.line == line }) {
        links.append(Link(line: line, .number(number)))
      }
    }
    return links.sorted { $0.line < $1.line }
  }

  /// The number behind `superseded by`, with nothing but a word such as `ADR` between.
  private func successor(_ status: DecisionLayout.Passage) -> Int? {
    let text = bytes.string(status.text)
    // "#123" is an issue's number.
    guard !text.contains("#") else { return nil }
    let words = FoldedWords(text).words
    guard let verb = words.firstIndex(where: { $0 == "superseded" || $0 == "replaced" }) else {
      return nil
    }
    let said = words[(verb + 1)...].drop { ["by", "with", "adr", "madr", "decision"].contains($0) }
    guard let first = said.first, first.utf8.count < 8 else { return nil }
    return Int(first.hasPrefix("adr") ? first.dropFirst(3) : first[...])
  }

  private func targets(on line: Line) -> [String] {
    let range: Range<Int>
    switch line.kind {
    case .fence, .code, .comment, .markup, .blank, .rule, .underline, .conflict: return []
    case .frontMatter: range = line.range
    case .text, .heading, .bullet, .numbered, .table: range = line.text
    }
    // Most links lead out of the folder.
    guard bytes.first("](", in: range) ?? bytes.first("]:", in: range) != nil,
      bytes.first(".m", in: range) ?? bytes.first(".M", in: range) ?? bytes.first("%", in: range)
        != nil
    else { return [] }
    var targets: [String] = []
    var place = range.lowerBound
    var isCode = false
    while let bracket = bytes.place(of: ASCII.byte("]"), in: place..<range.upperBound) {
      // Code marks come in pairs: behind the first of one stands code.
      let marks = bytes[place..<bracket].count { $0 == ASCII.byte("`") }
      if !marks.isMultiple(of: 2) { isCode.toggle() }
      place = bracket + 1
      guard place < range.upperBound, !isCode else { continue }
      let rest = place + 1..<range.upperBound
      switch bytes[place] {
      case ASCII.byte("("):
        // A target is short; a bound keeps many open brackets linear.
        guard let close = bytes[rest].prefix(2048).firstIndex(of: ASCII.byte(")")) else { continue }
        targets += LinkTarget.file(bytes.string(rest.lowerBound..<close)).map { [$0] } ?? []
        place = close
      case ASCII.byte(":") where bytes[range.lowerBound] == ASCII.byte("["):
        targets += LinkTarget.file(bytes.string(rest)).map { [$0] } ?? []
      default: break
      }
    }
    return targets
  }
}
