nonisolated extension Text {
  /// Its words on lines of at most `columns` cells, those after the first indented; a word that
  /// is longer than a line has one to itself.
  public func wrapped(to columns: Int, indent: Int = 0) -> [Text] {
    wrapped(words, to: columns, indent: indent)
  }

  /// The same for a row of columns, of which as few as possible are broken: none, where each has
  /// room on a line of its own.
  public func wrappedByColumn(to columns: Int, indent: Int) -> [Text] {
    let cells = cells
    let areShort = cells.enumerated().allSatisfy { place, cell in
      let (start, used) = place == 0 ? (safe.startIndex, 0) : (cell.lowerBound, indent)
      return used + self[start..<cell.upperBound].width <= columns
    }
    return wrapped(areShort ? cells : words, to: columns, indent: indent)
  }

  private func wrapped(
    _ words: @autoclosure () -> [Range<String.Index>], to columns: Int, indent: Int
  ) -> [Text] {
    guard width > columns else { return [self] }
    var lines: [Range<String.Index>] = []
    var line = safe.startIndex..<safe.startIndex
    var used = 0
    for word in words() {
      let width = Text(safe: String(safe[word])).width
      let gap = safe.distance(from: line.upperBound, to: word.lowerBound)
      // A line that holds no more than its indentation has nothing to gain from the next one.
      if line.isEmpty || used + gap + width <= columns || used + gap <= indent {
        line = line.lowerBound..<word.upperBound
        used += gap + width
      } else {
        lines.append(line)
        line = word
        used = indent + width
      }
    }
    let margin: Text = ("" as Text).padded(to: indent)
    return (lines + [line]).enumerated().map { $0 == 0 ? self[$1] : "\(margin)\(self[$1])" }
  }

  /// Its words on lines of at most `columns` cells, those after the first below the text of the
  /// first: behind the blanks before it, its number or its dash, and the blanks behind that.
  public func hanging(in columns: Int) -> [Text] {
    guard width > columns else { return [self] }
    return wrapped(to: columns, indent: min(indent, columns / 2))
  }

  private var indent: Int {
    var rest = safe[...].drop { $0 == " " }
    if let first = styles.first, first.style == .number {
      let start = safe.utf8.distance(from: safe.startIndex, to: rest.startIndex)
      if first.bytes.lowerBound == start {
        rest = rest[safe.utf8.index(rest.startIndex, offsetBy: first.bytes.count)...]
      }
    } else if rest.hasPrefix("- ") {
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0 == " " }
    return self[safe.startIndex..<rest.startIndex].width
  }

  /// What stands between two blanks, the first with what it is the number of.
  private var cells: [Range<String.Index>] {
    let ranges = words.reduce(into: [Range<String.Index>]()) { cells, word in
      guard let last = cells.last, safe[last.upperBound..<word.lowerBound].count < 2 else {
        return cells.append(word)
      }
      cells[cells.count - 1] = last.lowerBound..<word.upperBound
    }
    guard ranges.count > 1 else { return ranges }
    return [ranges[0].lowerBound..<ranges[1].upperBound] + ranges[2...]
  }

  /// What a line break may not divide: what stands between blanks, and in what is written without
  /// them each wide character, which keeps the punctuation that belongs to it (Unicode Standard
  /// Annex #14, classes ID, OP, CL and NS).
  private var words: [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var last: Character = " "
    for index in safe.indices {
      let character = safe[index]
      defer { last = character }
      guard character != " " else { continue }
      let next = safe.index(after: index)
      let isDivisible =
        last.cells == 2 && character.cells == 2 && !last.opens && !character.followsClosely
      if last != " ", !isDivisible, let word = words.popLast() {
        words.append(word.lowerBound..<next)
      } else {
        words.append(index..<next)
      }
    }
    return words
  }
}

nonisolated extension Character {
  /// Whether no line ends with it.
  fileprivate var opens: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }

  /// Whether no line begins with it.
  fileprivate var followsClosely: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
    default: false
    }
  }
}
