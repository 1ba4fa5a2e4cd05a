import Decisions

/// What an edit does to the lines that it should leave as they are.
struct OtherLines {
  let before: DecisionText
  let after: DecisionText
  let changes: Spelling

  var lines: [Line] { before.lines }

  /// Returns a line that goes with the changes, or a text that would become the target of links, and
  /// says in words what happens to it.
  func taken() -> (line: Int, cause: String)? {
    let (old, new) = (Self.definitions(in: before), Self.definitions(in: after))
    if new.count > old.count, let place = changes.map(\.range.lowerBound).min() {
      let (line, _) = zip(new, old).first { $0.label != $1.label }?.0 ?? new[new.count - 1]
      let text = after.bytes.string(after.lines[line].text)
      let index = lines.line(at: place, in: lines.indices)
      return (index, "\"\(text)\" as the target of links")
    }
    if new.count < old.count {
      let labels = after.lines.flatMap { line in
        Bracket.all(on: line, in: after.bytes).filter { !$0.hasTarget }.map(\.target)
      }
      let needed = Set(labels.map { after.bytes.string($0).lowercased() })
        .subtracting(new.map(\.label))
      if let lost = old.first(where: { needed.contains($0.label) }) {
        let text = before.bytes.string(lines[lost.line].text)
        return (lost.line, "\"\(text)\" gone, which other lines need")
      }
    }
    return ruleAboveOthers().map { ($0, "the text below line \($0 + 1) gone") }
  }

  /// Returns a rule behind the last option: below it, the document goes on.
  private func ruleAboveOthers() -> Int? {
    lines.indices.first { index in
      guard lines[index].kind == .rule, lines[index].indent == 0, isGone(index) else {
        return false
      }
      let rest = lines[(index + 1)...].indices.lazy.filter { lines[$0].kind != .blank }
      guard let next = rest.first, lines[next].kind != .heading, isGone(next) else { return false }
      return rest.first { !isGone($0) }.map { !before.section(of: $0).owner.isOption } ?? true
    }
  }

  private func isGone(_ index: Int) -> Bool {
    changes.contains { $0.new.isEmpty && $0.range.contains(lines[index].range.lowerBound) }
  }

  /// Returns the lines that define what links and footnotes lead to, with their labels.
  private static func definitions(in text: DecisionText) -> [(line: Int, label: String)] {
    let bytes = text.bytes
    return text.lines.indices.compactMap { index in
      let line = text.lines[index]
      guard [.text, .definition].contains(line.kind) || line.beginsItem,
        bytes.first(of: line.text) == "[",
        let found = Bracket.all(on: line, in: bytes).first(where: { $0.kind == .definition })
      else { return nil }
      // Behind the target, only a title may follow.
      let rest = bytes.trimmed(found.target).drop { !bytes[$0].isSpace }
      let isAlone = bytes.first(of: bytes.trimmed(rest)).map { $0.isOne(of: "\"'(") } ?? true
      let label = bytes.string(found.text).lowercased()
      return isAlone || label.hasPrefix("^") ? (index, label) : nil
    }
  }

  /// Returns the first line whose meaning changes although its text doesn't, and describes the new
  /// meaning. `old` and `new` are the meanings of the lines before and after the edit.
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

  /// For each line, its index after the changes and whether its text is the same; `nil` if it is gone.
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
      // The line is gone, or at least its beginning.
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
