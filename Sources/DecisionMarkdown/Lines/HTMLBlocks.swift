extension [Line] {
  /// Returns which lines are in blocks of HTML, as CommonMark reads them. The reader reads Markdown
  /// there.
  func htmlBlocks(in bytes: [UInt8]) -> [Bool] {
    var open: (ends: [String], column: Int, isQuoted: Bool)?
    // The columns of the texts of the items around a line.
    var columns: [Int] = []
    return indices.map { index in
      let line = self[index]
      let isBlank = line.kind == .blank
      if let block = open,
        block.isQuoted && !line.isQuoted || !isBlank && line.indent < block.column
      {
        open = nil
      }
      while !isBlank, let last = columns.last, last > line.indent { columns.removeLast() }
      if line.beginsItem { columns.append(line.indent + 2) }
      if open == nil, line.kind != .code, line.kind != .frontMatter {
        let begins = line.beginsItem || !continues(at: index)
        open = endsOfHTML(line, isAlone: begins && line.kind == .markup, bytes)
          .map { ($0, columns.last ?? 0, line.isQuoted) }
      }
      guard let block = open else { return false }
      let text = bytes.string(line.range).lowercased()
      if block.ends.isEmpty ? isBlank : block.ends.contains(where: text.contains) { open = nil }
      return !isBlank
    }
  }

  /// Returns what ends the HTML that begins on a line: one of the texts, or none for a blank line.
  private func endsOfHTML(_ line: Line, isAlone: Bool, _ bytes: [UInt8]) -> [String]? {
    guard let start = bytes.index(of: "<", in: line.range),
      bytes[line.range.lowerBound..<start].allSatisfy({
        $0.isSpace || $0.isDigit || $0.isOne(of: ">*-+.)")
      })
    else { return nil }
    let tag = bytes.string(start + 1..<line.range.upperBound).lowercased()
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    let isWhole = tag[name.endIndex...].first.map { " \t>".contains($0) } ?? true
    if isWhole, tag.startIndex == name.startIndex, ["script", "pre", "style"].contains(name) {
      return ["</script>", "</pre>", "</style>"]
    }
    if isWhole || tag[name.endIndex...].hasPrefix("/>"), Self.blocks.contains(String(name)) {
      return []
    }
    for (begin, end) in [("!--", "-->"), ("?", "?>"), ("![cdata[", "]]>")]
    where tag.hasPrefix(begin) {
      return [end]
    }
    if tag.hasPrefix("!"), tag.dropFirst().first?.isLetter == true { return [">"] }
    return isAlone ? [] : nil
  }

  private static let blocks = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details \
    dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p \
    param section source summary table tbody td tfoot th thead title tr track ul
    """.split(separator: " ").map { String($0) })
}
