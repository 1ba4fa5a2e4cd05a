import BusinessLogic

/// A decision told as Y-statement, a line or a paragraph for each part: `In the context of …`,
/// `facing …`, `we decided for …`, `to achieve …`, `accepting …`.
///
/// What is achieved speaks for the choice by its own words, what is accepted against it.
extension LayoutReader {
  /// Reads the part that begins on the line at `place`; false if none does.
  mutating func readYStatement(_ place: Int) -> Bool {
    guard let (part, start) = partOfYStatement(place) else { return false }
    switch part {
    case .context:
      isYStatement = true
      layout.context = layout.context ?? passage(place)
      open = .context
    case .consequence(let side):
      layout.arguments.append(
        .init(
          option: nil, side: side, passage: passage(place, from: start),
          marker: outline.lines[place].text.lowerBound..<start,
          weight: Weight.stored(in: bytes, outline.lines[place].tail) ?? 1, end: place + 1))
      open = .argument(layout.arguments.count - 1)
    case .remark:
      layout.notes.append(.init(option: nil, passage: passage(place)))
      open = .note(layout.notes.count - 1)
    }
    return true
  }

  /// Whether another part begins on the line at `place`.
  func continuesYStatement(_ place: Int) -> Bool {
    isYStatement && partOfYStatement(place) != nil
  }

  private enum Part {
    case context
    case consequence(Side)
    case remark
  }

  private func partOfYStatement(_ place: Int) -> (Part, start: Int)? {
    let line = outline.lines[place].text
    let text = line.drop { bytes[$0].isDecoration }
    guard let first = text.first, "Iifwta".utf8.contains(bytes[first]) else { return nil }
    for (phrase, part) in Self.parts where bytes.has(phrase, at: first, before: line.upperBound) {
      if case .context = part {} else if !isYStatement { return nil }
      let end = first + phrase.utf8CodeUnitCount
      let start = (end..<line.upperBound).first { !bytes[$0].isDecoration && !bytes[$0].isSpace }
      return start.map { (part, $0) }
    }
    return nil
  }

  private static let parts: [(StaticString, Part)] = [
    ("In the context of", .context), ("in the context of", .context),
    ("facing", .remark), ("we decided", .remark), ("and neglected", .remark),
    ("and against", .remark), ("to achieve", .consequence(.pro)),
    ("in order to achieve", .consequence(.pro)), ("accepting that", .consequence(.con)),
    ("accepting", .consequence(.con)),
  ]
}
