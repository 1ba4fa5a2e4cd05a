extension Speller {
  /// Indentation and marker of the item on a line, as far as they can be written again.
  func bullet(of place: Int) -> [UInt8] {
    let line = layout.lines[place]
    var prefix = line.range.lowerBound..<line.text.lowerBound
    if let comment = bytes.first("<!--", in: prefix) { prefix = prefix.lowerBound..<comment }
    return Array(bytes[prefix])
  }

  /// The bullet for a line behind an item; a number goes on counting, unless all are the same.
  func bullet(after item: Item) -> [UInt8] {
    let first = block(item).lowerBound
    // What follows a paragraph begins a list.
    if case .note = item, !layout.lines[first].beginsItem { return plainBullet }
    return bullet(counting: first)
  }

  /// The same as a star.
  func star(after item: Item) -> [UInt8] {
    bullet(after: item).map {
      [ASCII.byte("+"), ASCII.byte("-")].contains($0) ? ASCII.byte("*") : $0
    }
  }

  /// The bullet that comes after the one on a line.
  func bullet(counting place: Int) -> [UInt8] {
    let written = bullet(of: place)
    guard let digits = digits(on: place), let number = number(on: place) else { return written }
    let before = layout.lines[..<place].lastIndex {
      $0.kind == .numbered && $0.indent == layout.lines[place].indent
    }
    if let before, self.number(on: before) == number,
      outline.sectionOfLine[before] == outline.sectionOfLine[place]
    {
      return written
    }
    let start = layout.lines[place].range.lowerBound
    return written[..<(digits.lowerBound - start)] + Array(String(number + 1).utf8)
      + written[(digits.upperBound - start)...]
  }

  /// The bullet of the file without its indentation; `* ` in a file without any.
  var plainBullet: [UInt8] {
    let argument = layout.arguments.last {
      layout.lines[$0.passage.lines.lowerBound].kind == .bullet
    }
    let place =
      argument?.passage.lines.lowerBound ?? layout.lines.firstIndex { $0.kind == .bullet }
    guard let place else { return Array("* ".utf8) }
    let plain = bullet(of: place).drop { $0.isSpace }
    // An empty bullet has no space behind it.
    return plain.last?.isSpace == true ? Array(plain) : Array(plain) + [ASCII.space]
  }

  /// The bullet for what stands below a line: indented if that is an item itself.
  func bullet(below place: Int) -> [UInt8] {
    let line = layout.lines[place]
    guard line.beginsItem else { return plainBullet }
    let width = bullet(of: place).reduce(0) { $1 == ASCII.tab ? ($0 / 4 + 1) * 4 : $0 + 1 }
    return [UInt8](repeating: ASCII.space, count: max(width, line.indent + 2)) + plainBullet
  }

  /// The digits that number an item.
  func digits(on place: Int) -> Range<Int>? {
    let line = layout.lines[place]
    guard line.kind == .numbered else { return nil }
    let range = bytes.trimmed(line.range)
    let count = range.prefix { bytes[$0].isDigit }.count
    return range.lowerBound..<range.lowerBound + count
  }

  private func number(on place: Int) -> Int? {
    digits(on: place).flatMap { Int(bytes.string($0)) }
  }

  /// Where the first line below a title or a label goes: below what stands there already, and
  /// below a blank line unless that is the only one before the next heading.
  func lineBelow(_ place: Int) -> Int {
    guard !layout.lines[place].beginsItem else { return place + 1 }
    let own = ownLines(below: place)
    guard own.isEmpty else { return own.upperBound }
    let after = own.lowerBound + 1
    guard isBlank(own.lowerBound), after < layout.lines.count else { return own.lowerBound }
    return isBlank(after) ? after : own.lowerBound
  }

  /// The visible lines below a title or a label, up to the next heading or label.
  func ownLines(below place: Int) -> Range<Int> {
    let start = endOfHeading(place)
    var end = start
    while end < layout.lines.count, layout.lines[end].kind != .heading,
      outline.sectionOfLine[end] == outline.sectionOfLine[place],
      outline.sections[outline.sectionOfLine[end]].line != end, outline.marks[end].kind != .label
    {
      end += 1
    }
    return visible(start..<end)
  }
}
