import BusinessLogic

/// A decision told as Y-statement: `In the context of …`, `facing …`, `we decided for …`,
/// `to achieve …`, `accepting …`; a line or a paragraph for each part, or all in one sentence.
///
/// What is achieved speaks for the choice by its own words, what is accepted against it.
extension LayoutReader {
  /// Reads the part that begins on the line at `place`, or the whole sentence; false if none does.
  mutating func readYStatement(_ place: Int) -> Bool {
    guard let (part, start) = partOfYStatement(place) else { return false }
    if part == .context, !isYStatement, !hasYSentence {
      // One sentence a document, so that many of them cost no more than their length.
      hasYSentence = true
      let sentence = sentence(from: place)
      if partsWithinLines(sentence) {
        readSentence(sentence)
        return true
      }
    }
    switch part {
    case .context:
      isYStatement = true
      layout.context = layout.context ?? passage(place)
      open = .context
    case .decision:
      decide(passage(place))
      open = .outcome
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

  enum PartOfYStatement: Equatable {
    case context
    case decision
    case consequence(Side)
    case remark
  }

  private func partOfYStatement(_ place: Int) -> (PartOfYStatement, start: Int)? {
    let line = outline.lines[place].text
    let text = line.drop { bytes[$0].isDecoration }
    guard let (part, end) = phrase(at: text.lowerBound, line.upperBound) else { return nil }
    if part != .context, !isYStatement { return nil }
    let start = (end..<line.upperBound).first { !bytes[$0].isDecoration && !bytes[$0].isSpace }
    return start.map { (part, $0) }
  }

  /// The phrase that begins a part here, and where it ends.
  func phrase(at place: Int, _ end: Int) -> (PartOfYStatement, end: Int)? {
    guard place < end, "Iifwta".utf8.contains(bytes[place]) else { return nil }
    for (phrase, part) in Self.phrases where bytes.has(phrase, at: place, before: end) {
      return (part, place + phrase.utf8CodeUnitCount)
    }
    return nil
  }

  private static let phrases: [(StaticString, PartOfYStatement)] = [
    ("In the context of", .context), ("in the context of", .context),
    ("facing", .remark), ("we decided", .decision), ("we chose", .decision),
    ("and neglected", .remark), ("and against", .remark), ("to achieve", .consequence(.pro)),
    ("in order to achieve", .consequence(.pro)), ("accepting that", .consequence(.con)),
    ("accepting", .consequence(.con)),
  ]
}
