nonisolated extension Text {
  /// Wraps the text at word breaks into lines of at most `columns` cells. Indents all lines but the
  /// first by `indent`. A word longer than a line gets a line of its own.
  package func wrapped(to columns: Int, indent: Int = 0) -> [Text] {
    wrapped(words, to: columns, indent: indent)
  }

  /// Wraps a row of columns like ``wrapped(to:indent:)``, but between columns if each fits on a
  /// line.
  package func wrappedByColumn(to columns: Int, indent: Int) -> [Text] {
    let lines = wrapped(cells, to: columns, indent: indent)
    let fits = lines.allSatisfy { $0.width <= columns }
    return fits ? lines : wrapped(words, to: columns, indent: indent)
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
      // Wrapping gains nothing if the line holds only its indentation.
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

  /// Wraps the text into lines of at most `columns` cells, with a hanging indent: below the text
  /// that follows a number or a dash on the first line.
  package func hanging(in columns: Int) -> [Text] {
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

  /// The columns, separated by two or more spaces. The first one includes the row's number.
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

  /// The units between line breaks: words, and single wide characters together with their
  /// punctuation (Unicode Standard Annex #14, classes ID, OP, CL and NS).
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
  /// Whether a line must not end with this character.
  fileprivate var opens: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }

  /// Whether a line must not begin with this character.
  fileprivate var followsClosely: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
    default: false
    }
  }
}
