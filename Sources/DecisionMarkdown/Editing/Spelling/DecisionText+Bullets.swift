extension DecisionText {
  func bullet(of index: Int) -> [UInt8] {
    let line = lines[index]
    var prefix = line.range.lowerBound..<line.text.lowerBound
    if let comment = bytes.first("<!--", in: prefix) { prefix = prefix.lowerBound..<comment }
    return Array(bytes[prefix])
  }

  func bullet(after item: DecisionLayout.Item) -> [UInt8] {
    let first = item.passage.lines.lowerBound
    // After a paragraph, a list begins.
    if item.side == nil, !lines[first].beginsItem { return plainBullet }
    return bullet(counting: first)
  }

  /// Returns the bullet after the one on a line: the next number, unless all numbers are the same.
  func bullet(counting index: Int) -> [UInt8] {
    let written = bullet(of: index)
    guard let digits = outline.digits(of: lines[index]), let number = Int(bytes.string(digits))
    else {
      return written
    }
    let before = lines[..<index].lastIndex {
      $0.kind == .numbered && $0.indent == lines[index].indent
    }
    if let before, outline.number(lines[before]) == number,
      outline.sectionOfLine[before] == outline.sectionOfLine[index]
    {
      return written
    }
    let start = lines[index].range.lowerBound
    return written[..<(digits.lowerBound - start)] + Array(String(number + 1).utf8)
      + written[(digits.upperBound - start)...]
  }

  /// The bullet of the file without its indentation; `* ` in a file that has none.
  var plainBullet: [UInt8] {
    let argument = items.last {
      $0.side != nil && lines[$0.passage.lines.lowerBound].kind == .bullet
    }
    let index =
      argument?.passage.lines.lowerBound ?? lines.firstIndex { $0.kind == .bullet }
    guard let index else { return Array("* ".utf8) }
    let plain = bullet(of: index).drop { $0.isSpace }
    // An empty item has no space after its bullet.
    return plain.last?.isSpace == true ? Array(plain) : Array(plain) + [" "]
  }

  /// Returns the bullet for an item below a line, indented if the line is an item.
  func bullet(below index: Int) -> [UInt8] {
    let line = lines[index]
    guard line.beginsItem else { return plainBullet }
    let width = bullet(of: index).reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    return [UInt8](repeating: " ", count: max(width, line.indent + 2)) + plainBullet
  }
}
