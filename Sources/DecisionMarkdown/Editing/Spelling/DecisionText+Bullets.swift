extension DecisionText {
  private func rangeOfBullet(_ index: Int) -> Range<Int> {
    let line = lines[index]
    let prefix = line.range.lowerBound..<line.text.lowerBound
    return prefix.lowerBound..<(bytes.first("<!--", in: prefix) ?? prefix.upperBound)
  }

  func bullet(of index: Int) -> String { bytes.string(rangeOfBullet(index)) }

  func bullet(after item: DecisionLayout.Item) -> String {
    // After a paragraph, a list begins.
    if item.side == nil, !lines[item.line].beginsItem { return plainBullet }
    return bullet(counting: item.line)
  }

  /// Returns the bullet after the one on a line: the next number, unless all numbers are the same.
  func bullet(counting index: Int) -> String {
    let written = rangeOfBullet(index)
    guard let digits = outline.digits(of: lines[index]), let number = Int(bytes.string(digits))
    else {
      return bytes.string(written)
    }
    let before = lines[..<index].lastIndex {
      $0.kind == .numbered && $0.indent == lines[index].indent
    }
    if let before, outline.number(lines[before]) == number,
      outline.sectionOfLine[before] == outline.sectionOfLine[index]
    {
      return bytes.string(written)
    }
    return bytes.string(written.lowerBound..<digits.lowerBound) + "\(number + 1)"
      + bytes.string(digits.upperBound..<written.upperBound)
  }

  /// The bullet of the file without its indentation; `* ` in a file that has none.
  var plainBullet: String {
    let argument = items.last { $0.side != nil && lines[$0.line].kind == .bullet }
    let index = argument?.line ?? lines.firstIndex { $0.kind == .bullet }
    guard let index else { return "* " }
    let plain = bullet(of: index).drop(while: \.isWhitespace)
    // An empty item has no space after its bullet.
    return plain.last?.isWhitespace == true ? String(plain) : plain + " "
  }

  /// Returns the bullet for an item below a line, indented if the line is an item.
  func bullet(below index: Int) -> String {
    let line = lines[index]
    guard line.beginsItem else { return plainBullet }
    let width = bullet(of: index).reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    return String(repeating: " ", count: max(width, line.indent + 2)) + plainBullet
  }
}
