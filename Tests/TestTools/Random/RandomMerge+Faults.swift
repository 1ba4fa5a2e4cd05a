extension RandomMerge {
  /// What is wrong with a text as the merge, judged by its lines alone.
  public func faults(of merged: String) -> [String] {
    func counts(_ text: String) -> Counts { Counts(text, isOfOurs: isOfOurs) }
    let (before, mine, other, after) = (counts(base), counts(ours), counts(theirs), counts(merged))
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
      isMore($0.key, in: once) && isMore(Counts.alone($0.key), in: alone)
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
  private struct Counts {
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
      func isOption(_ title: String?) -> Bool { isOfOurs && title?.hasPrefix("### ") == true }
      func section(_ path: [String]) -> ArraySlice<String> {
        isOfOurs ? path.suffix(isOption(path.last) ? 1 : 2) : path[...]
      }
      var path: [String] = []
      // The line before a list, which may label it.
      var label = ""
      var items: [(indent: Int, text: String)] = []
      var isInFrontMatter = false
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line == "---", index == 0 || isInFrontMatter { isInFrontMatter = index == 0 }
        let text = line.drop { $0 == " " }
        if text.isEmpty { continue }
        lines[line, default: 0] += 1
        let level = line.prefix { $0 == "#" }.count
        let isInHead = path.count < 2
        if level > 0 {
          path = path.prefix { $0.prefix { $0 == "#" }.count < level } + [line.lowercased()]
          (items, label) = ([], "")
          once[section(path).joined(separator: "/"), default: 0] += 1
        } else if line.hasPrefix("Chosen option:") {
          choices.append(String(line))
        } else if isInHead, let field = text.firstMatch(of: #/^(?:\* )?([a-z]+): /#) {
          once["field \(field.1)", default: 0] += 1
          items = [(0, String(field.1))]
        } else if text.hasPrefix("|") {
          // Our tables have two columns; what stands behind them is a note.
          let cells = text.replacing(#/ *<!-- weight: \d+ -->/#, with: "").split(separator: "|")
          let columns = isOfOurs ? 2 : cells.count
          let row = cells.prefix(columns).joined(separator: "|")
          let notes = cells.dropFirst(columns).map { String($0.trimmingPrefix(" ")) }
          for text in [row] + notes where !text.isEmpty {
            once[(section(path) + [label, text]).joined(separator: "/"), default: 0] += 1
          }
        } else if let bullet = text.first, "*-+".contains(bullet), text.dropFirst().first == " " {
          let indent = line.count - text.count
          items.removeAll { $0.indent >= indent }
          let words = text.dropFirst(2).replacing(#/ *<!-- weight: \d+ -->/#, with: "")
          items.append((indent, String(words)))
          let isMarked = words.contains(", because ")
          // "Good, because …" is a pro below `## Cons` as well.
          let isInSide = ["## pros", "## cons"].contains(path.last)
          let isOfSide = isMarked && isInSide
          if isOfOurs, isInSide, items.count == 1 {
            // "slow" below `## Pros` is what "Good, because slow" says.
            let side =
              isMarked ? words.hasPrefix("Good") ? "## pros" : "## cons" : path[path.count - 1]
            let reason = words.split(separator: ", because ").last ?? ""
            once["\(side) at all/\(reason)", default: 0] += 1
          }
          // A bullet below an option of the list is as one in its section.
          let isOfListed = isOfOurs && items.count > 1 && path.last == "## considered options"
          let place =
            isOfListed
            ? ["### \(items[0].text.lowercased())"]
            : isOfSide ? path.dropLast() : section(path)
          var all = items.dropFirst(isOfListed ? 1 : 0).map(\.text)
          // What stands below a note is a note.
          if isOfListed || isOption(path.last), all.first?.contains(", because ") == false {
            all = all.suffix(1)
          }
          once[(place + [label] + all).joined(separator: "/"), default: 0] += 1
        } else if text.count == line.count {
          (items, label) = ([], String(line))
        }
      }
    }
  }
}
