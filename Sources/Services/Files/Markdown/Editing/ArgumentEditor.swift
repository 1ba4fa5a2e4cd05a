import BusinessLogic

/// Finds the bytes that an edit must change, in the notation that a file already has.
struct ArgumentEditor {
  let bytes: [UInt8]
  let layout: DecisionLayout

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    layout = LayoutReader.layout(of: bytes)
  }

  func edit(line: Int, text: String) throws(EditRefusal) -> [UInt8] {
    let place = try argument(at: line)
    let argument = layout.arguments[place]
    let words = try oneLine(text)
    // From the last line to the first, so that no place moves before it is used.
    var changes = argument.passage.lines.dropFirst().reversed()
      .filter { layout.lines[$0].kind == .text }
      .map { (range: wholeLines($0..<$0 + 1), new: [UInt8]()) }
    changes.append((argument.passage.text, Array(words.utf8)))
    let result = applying(changes)
    return try checked(result) { meant in
      meant[place].text = words
    }
  }

  func remove(line: Int) throws(EditRefusal) -> [UInt8] {
    let place = try argument(at: line)
    let result = applying([(wholeLines(block(place)), [])])
    let option = layout.arguments[place].option
    return try checked(result, losing: option) { meant in
      meant.remove(at: place)
    }
  }

  func weigh(line: Int, _ weight: Int) throws(EditRefusal) -> [UInt8] {
    guard (0...999_999_999).contains(weight) else { throw .noWeight(weight) }
    let place = try argument(at: line)
    guard layout.arguments[place].weight != weight else { return bytes }
    let first = layout.lines[layout.arguments[place].passage.lines.lowerBound]
    let comment = WeightComment.range(in: bytes, first)
    let new = weight == 1 ? [] : Array(" <!-- weight: \(weight) -->".utf8)
    let result = applying([(comment ?? WeightComment.place(in: bytes, first), new)])
    return try checked(result) { meant in
      meant[place].weight = weight
    }
  }

  func move(line: Int, before target: Int?) throws(EditRefusal) -> [UInt8] {
    let place = try argument(at: line)
    let option = layout.arguments[place].option
    let goal: Int
    let destination: Int
    if let target {
      goal = try argument(at: target)
      destination = block(goal).lowerBound
    } else {
      goal = layout.arguments.lastIndex { $0.option == option }.map { $0 + 1 } ?? place
      destination = block(goal - 1).upperBound
    }
    guard goal != place, goal != place + 1 else { return bytes }
    let moved = block(place)
    let result = LineMove(bytes, lines: layout.lines).moving(moved, to: destination)
    return try checked(result) { meant in
      let argument = meant.remove(at: place)
      meant.insert(argument, at: goal > place ? goal - 1 : goal)
    }
  }

  /// The place of the argument that begins on a line.
  private func argument(at line: Int) throws(EditRefusal) -> Int {
    guard
      let place = layout.arguments.firstIndex(where: {
        $0.passage.lines.lowerBound == line - 1
      })
    else { throw .noArgument(line: line) }
    return place
  }

  /// The lines of an argument and its details, but not those of an argument below it.
  func block(_ place: Int) -> Range<Int> {
    let argument = layout.arguments[place]
    var first = argument.passage.lines.lowerBound
    // The marker may fill a line of its own before the text.
    while first > 0, layout.lines[first].range.lowerBound > argument.marker.lowerBound {
      first -= 1
    }
    let next =
      place + 1 < layout.arguments.count
      ? layout.arguments[place + 1].passage.lines.lowerBound : layout.lines.count
    return first..<max(first + 1, min(argument.end, next))
  }

  /// The text on one line, as a file can keep it.
  func oneLine(_ text: String) throws(EditRefusal) -> String {
    let words = text.split { $0.isNewline || $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty else { throw .noText }
    return words
  }
}
