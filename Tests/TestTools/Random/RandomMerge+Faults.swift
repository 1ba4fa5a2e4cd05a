extension RandomMerge {
  /// What is wrong with a text as the merge, judged by its lines alone.
  public func faults(of merged: String) -> [String] {
    func said(_ text: String) -> Said { Said(text, isOfOurs: isOfOurs) }
    let (before, mine, other, after) = (said(base), said(ours), said(theirs), said(merged))
    let added = Set(mine.lines.keys).union(other.lines.keys).filter { line in
      let was = before.lines[line, default: 0]
      let changes = [mine, other].map { $0.lines[line, default: 0] - was }
      guard let most = changes.max(), let least = changes.min(), most > 0 else { return false }
      return after.lines[line, default: 0] < was + most + min(0, least)
    }
    func isMore(_ subject: String, in counts: [[String: Int]]) -> Bool {
      counts[2][subject, default: 0]
        > max(1, counts[0][subject, default: 0], counts[1][subject, default: 0])
    }
    let all = [mine, other, after]
    let (once, alone) = (all.map(\.once), all.map(\.alone))
    // One side may have changed the item around two equal ones of the other.
    let doubled = after.once.filter {
      isMore($0.key, in: once) && isMore(Said.alone($0.key), in: alone)
    }
    var faults = added.map { "lost: \($0)" } + doubled.keys.map { "twice: \($0)" }
    let isOnlyOurs = other.choices == before.choices || mine.choices == other.choices
    let choices = isOnlyOurs ? mine.choices : other.choices
    if !isOnlyOurs, mine.choices != before.choices || after.choices != choices {
      faults.append("chosen: \(after.choices)")
    } else if after.choices != choices {
      faults.append("chosen: \(after.choices) instead of \(choices)")
    }
    return faults.sorted()
  }

  /// What a text says.
  private struct Said {
    /// How often it has each line.
    var lines: [Substring: Int] = [:]
    /// How often it has each section, field and item, which it should have once.
    var once: [String: Int] = [:]
    var choices: [String] = []

    /// How often it has each of them anywhere.
    var alone: [String: Int] {
      Dictionary(once.map { (Self.alone($0.key), $0.value) }, uniquingKeysWith: +)
    }

    static func alone(_ subject: String) -> String {
      subject.split(separator: "/").last.map { String($0) } ?? ""
    }

    init(_ text: String, isOfOurs: Bool) {
      func section(_ path: [String]) -> ArraySlice<String> {
        isOfOurs ? path.suffix(path.count > 2 ? 1 : 2) : path[...]
      }
      var path: [String] = []
      // The line before a list, which may label it.
      var label = ""
      var items: [(indent: Int, text: String)] = []
      var isInFrontMatter = false
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line == "---", place == 0 || isInFrontMatter { isInFrontMatter = place == 0 }
        let text = line.drop { $0 == " " }
        if text.isEmpty { continue }
        lines[line, default: 0] += 1
        let level = line.prefix { $0 == "#" }.count
        let isInHead = path.count < 2
        if level > 0 {
          path = path.prefix(level - 1) + [line.lowercased()]
          (items, label) = ([], "")
          once[section(path).joined(separator: "/"), default: 0] += 1
        } else if line.hasPrefix("Chosen option:") {
          choices.append(String(line))
        } else if isInHead, let field = text.firstMatch(of: #/^(?:\* )?([a-z]+): /#) {
          once["field \(field.1)", default: 0] += 1
        } else if text.hasPrefix("|") {
          // Our tables have two columns; what stands behind them belongs to no cell.
          let cells = text.split(separator: "|").prefix(isOfOurs ? 2 : .max)
          let row = cells.joined(separator: "|").replacing(#/ *<!-- weight: \d+ -->/#, with: "")
          once[(section(path) + [label, row]).joined(separator: "/"), default: 0] += 1
        } else if let bullet = text.first, "*-+".contains(bullet), text.dropFirst().first == " " {
          let indent = line.count - text.count
          items.removeAll { $0.indent >= indent }
          let said = text.dropFirst(2).replacing(#/ *<!-- weight: \d+ -->/#, with: "")
          items.append((indent, String(said)))
          let isMarked = said.contains(", because ")
          // "Good, because …" is a pro below `## Cons` as well.
          let isOfSide = isMarked && ["## pros", "## cons"].contains(path.last)
          let place = isOfSide ? path.dropLast() : section(path)
          once[(place + [label] + items.map(\.text)).joined(separator: "/"), default: 0] += 1
        } else if text.count == line.count {
          (items, label) = ([], String(line))
        }
      }
    }
  }
}
