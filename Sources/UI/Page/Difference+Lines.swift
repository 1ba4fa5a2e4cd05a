import BusinessLogic
import Prompt

nonisolated extension Difference {
  /// The maximum number of changes listed; more are only counted, to keep earlier output visible.
  static let limit = 10

  var isCut: Bool { changes.count > Self.limit }

  /// Returns the lines that report the difference of the page `title`, which was called `old`
  /// before.
  func lines(title: Text, was old: Text?, on paper: Paper) -> [Text] {
    var lines = ("Changed: \(title)" as Text).wrapped(to: paper.columns)
    if let old { lines += reported("  was", [old], paper) }
    for change in changes.prefix(Self.limit) { lines += change.lines(paper) }
    let more = changes.count - Self.limit
    if more > 0 {
      lines.append("and \(counted(more, "more change")): `show` shows all")
    } else if changes.isEmpty, renumbered.count <= Self.limit {
      lines += renumbered.flatMap {
        reported("renumbered from \($0.was.label) to", $0.now.lines, paper)
      }
    } else {
      // Added and removed rows imply the new numbers.
      lines += renumbering
    }
    return lines
  }

  /// The sentence that counts the rows with a new number; empty if there are none.
  var renumbering: [Text] {
    guard !renumbered.isEmpty else { return [] }
    let rows: Text =
      renumbered.count == 1 ? "1 other row has" : "\(renumbered.count) other rows have"
    return ["\(rows) a new number: `show` shows all"]
  }
}

nonisolated extension Difference.Change {
  fileprivate func lines(_ paper: Paper) -> [Text] {
    switch self {
    case .added(let row): reported("added", row.unwrapped, paper)
    case .gone(let row): reported("gone", row.unwrapped, paper)
    case .changed(let row, let was):
      reported("changed", row.unwrapped, paper) + reported("  was", was.unwrapped, paper)
    case .moved(let row, let was):
      reported(
        was.number == nil ? "moved" : "moved from \(was.label) to", row.unwrapped, paper)
    }
  }
}

/// Returns a row after a word. The row's columns were laid out for a line of its own; here runs of
/// spaces shrink to two, and long text continues below.
nonisolated private func reported(_ word: Text, _ lines: [Text], _ paper: Paper) -> [Text] {
  let first = lines.first.map { line in
    let line: Text = "\(word): \(Text(squeezed(line.safe)))"
    return line.wrappedByColumn(to: paper.columns, indent: min(word.width + 2, paper.columns / 2))
  }
  return (first ?? []) + lines.dropFirst()
}

nonisolated private func squeezed(_ text: String) -> String {
  text.drop { $0 == " " }.reduce(into: "") { squeezed, character in
    if character != " " || !squeezed.hasSuffix("  ") { squeezed.append(character) }
  }
}
