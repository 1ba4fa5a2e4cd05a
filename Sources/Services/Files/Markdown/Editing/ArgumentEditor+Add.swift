import BusinessLogic

extension ArgumentEditor {
  /// Adds one line: beside the last argument of the same side, else beside the last of the option,
  /// else below the option's title.
  func add(_ side: Side?, _ text: String, to option: Int) throws(EditRefusal) -> [UInt8] {
    guard layout.options.indices.contains(option) else { throw .noOption(option) }
    let words = try oneLine(text)
    for candidate in candidates(side, option) {
      let result = inserting(candidate.notation.line(words), after: candidate.line)
      if says(result, side, words, option, line: candidate.line) { return result }
    }
    throw .ambiguous
  }

  private struct Candidate {
    var notation: ArgumentNotation
    /// The number of lines before the new one.
    var line: Int
  }

  private func candidates(_ side: Side?, _ option: Int) -> [Candidate] {
    let own = layout.arguments.indices.filter { layout.arguments[$0].option == option }
    var candidates: [Candidate] = []
    if let side, let same = own.last(where: { layout.arguments[$0].side == side }) {
      let marker = Array(bytes[layout.arguments[same].marker])
      candidates.append(beside(same, marker: marker))
    }
    if let last = own.last {
      candidates.append(beside(last, marker: marker(side, own)))
      candidates.append(beside(last, marker: ArgumentNotation.standard(side)))
    }
    if let note = layout.notes.last(where: { $0.option == option }) {
      let place = note.passage.lines.lowerBound
      candidates.append(
        Candidate(
          notation: .init(bullet: bullet(of: place), marker: ArgumentNotation.standard(side)),
          line: note.passage.lines.upperBound))
    }
    candidates += belowTitle(side, option)
    return candidates
  }

  private func beside(_ argument: Int, marker: [UInt8]) -> Candidate {
    let place = block(argument).lowerBound
    return Candidate(
      notation: .init(bullet: bullet(of: place), marker: marker),
      line: block(argument).upperBound)
  }

  /// How this file says a side: as it says that side elsewhere, else its opposite.
  private func marker(_ side: Side?, _ own: [Int]) -> [UInt8] {
    guard let side else { return [] }
    let near = own.reversed() + layout.arguments.indices.reversed()
    let marked = near.filter { !layout.arguments[$0].marker.isEmpty }
    if let same = marked.first(where: { layout.arguments[$0].side == side }) {
      return Array(bytes[layout.arguments[same].marker])
    }
    let opposite = marked.first.flatMap {
      ArgumentNotation.opposite(of: Array(bytes[layout.arguments[$0].marker]), for: side)
    }
    return opposite ?? ArgumentNotation.standard(side)
  }

  /// Indentation and marker of the item on a line; a number goes on counting.
  private func bullet(of place: Int) -> [UInt8] {
    let line = layout.lines[place]
    let written = Array(bytes[line.range.lowerBound..<line.text.lowerBound])
    guard line.kind == .numbered else { return written }
    let digits = written.filter(\.isDigit)
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      let start = written.firstIndex(where: \.isDigit)
    else { return written }
    return written[..<start] + Array(String(number + 1).utf8)
      + written[(start + digits.count)...]
  }

  /// Below the heading of an option without arguments, or nested below its item in the list.
  private func belowTitle(_ side: Side?, _ option: Int) -> [Candidate] {
    let markers = [marker(side, []), ArgumentNotation.standard(side)]
    let bullet = layout.lines.first { $0.kind == .bullet }
    let mark =
      bullet.map { Array(bytes[($0.range.lowerBound + indentation($0))..<$0.text.lowerBound]) }
      ?? Array("* ".utf8)
    if let section = layout.options[option].section {
      let line = endOfSection(section.lines.lowerBound)
      return markers.map { Candidate(notation: .init(bullet: mark, marker: $0), line: line) }
    }
    guard let listed = layout.options[option].listed else { return [] }
    let item = layout.lines[listed.lines.lowerBound]
    let width = item.text.lowerBound - item.range.lowerBound
    let indent = [UInt8](repeating: ASCII.space, count: width)
    return markers.map {
      Candidate(
        notation: .init(bullet: indent + mark, marker: $0), line: listed.lines.upperBound)
    }
  }

  private func indentation(_ line: Line) -> Int {
    bytes[line.range].prefix { $0.isSpace }.count
  }

  /// The number of lines up to the last visible one of a section, and a blank one below a heading.
  private func endOfSection(_ heading: Int) -> Int {
    var end = heading + 1
    if end < layout.lines.count, layout.lines[end].kind == .underline { end += 1 }
    var last = end
    while end < layout.lines.count, layout.lines[end].kind != .heading {
      if layout.lines[end].kind != .blank { last = end + 1 }
      end += 1
    }
    if last < layout.lines.count, layout.lines[last].kind == .blank,
      layout.lines[last - 1].kind == .heading || layout.lines[last - 1].kind == .underline
    {
      last += 1
    }
    return last
  }

  /// Whether the only difference is one more argument, or note, on that line.
  private func says(
    _ result: [UInt8], _ side: Side?, _ text: String, _ option: Int, line: Int
  ) -> Bool {
    let layout = LayoutReader.layout(of: result)
    var now = Self.meanings(of: result, layout)
    let before = Self.meanings(of: bytes, self.layout)
    guard layout.options.count == self.layout.options.count else { return false }
    guard let side else {
      return now == before && layout.notes.count == self.layout.notes.count + 1
        && layout.notes.contains { $0.option == option && $0.passage.lines.lowerBound == line }
    }
    let place = layout.arguments.firstIndex { $0.passage.lines.lowerBound == line }
    guard let place, layout.arguments[place].option == option else { return false }
    let title = DecisionValues(bytes: result, layout: layout).title(of: layout.options[option])
    let added = now.remove(at: place)
    return added == Meaning(option: title, side: side, text: text, weight: 1, details: [])
      && now == before && layout.notes.count == self.layout.notes.count
  }
}
