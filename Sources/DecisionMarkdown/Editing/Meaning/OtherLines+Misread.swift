extension OtherLines {
  /// Returns the first line that is read otherwise although the changes leave it as it is, and says in
  /// words how it is read then. Takes the meanings of the lines before and after.
  func misread(_ old: [LineMeaning], _ new: [LineMeaning]) -> (line: Int, cause: String)? {
    func misread(_ line: Int, _ meaning: String) -> (line: Int, cause: String) {
      (line, "\"\(before.bytes.string(lines[line].text))\" as \(meaning)")
    }
    let matches = matches
    for index in lines.indices {
      guard lines[index].kind != .blank, let (other, isSame) = matches[index], isSame else {
        continue
      }
      if !old[index].stays(new[other]) { return misread(index, new[other].description) }
      let above = old[index].above
      for place in above.indices {
        let line = above[place]
        guard let kept = line < 0 ? -1 : matches[line]?.index else { continue }
        if kept != new[other].above[place] { return misread(index, "a part of another section") }
      }
      let section = before.section(of: index)
      if section.line < 0 || matches[section.line]?.isSame == true,
        section.role != after.section(of: other).role
      {
        return misread(index, "a part of another section")
      }
    }
    return nil
  }

  /// Where the lines are after the changes, and whether they are the same; `nil` if they are gone.
  private var matches: [(index: Int, isSame: Bool)?] {
    let after = after.lines
    var changes = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var (shift, other) = (0, 0)
    return lines.map { line in
      let start = line.range.lowerBound
      while let change = changes.first, change.range.upperBound <= start {
        shift += change.new.count - change.range.count
        changes.removeFirst()
      }
      // Gone, or its beginning is.
      if let change = changes.first?.range,
        change.lowerBound < start
          || change.lowerBound == start && change.upperBound > line.range.upperBound
      {
        return nil
      }
      while other < after.count, after[other].range.lowerBound < start + shift { other += 1 }
      guard other < after.count, after[other].range.lowerBound == start + shift else { return nil }
      let isTouched = changes.first.map { $0.range.lowerBound < line.range.upperBound } ?? false
      return (other, !isTouched && after[other].range.count == line.range.count)
    }
  }
}
