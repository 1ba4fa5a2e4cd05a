import Prompt

nonisolated extension Difference {
  /// More changes than this are counted only: they would push away what was shown before.
  static let limit = 10

  /// Whether some are.
  var countsSome: Bool { changes.count > Self.limit }

  /// The lines that tell a person what has changed on the screen called `title`, in words that can
  /// be read aloud, on lines of at most `columns` cells.
  func lines(title: Text, columns: Int = .max) -> [Text] {
    let head: Text = "Changed: \(title)"
    var (above, lines) = (head.wrapped(to: columns), [Text]())
    for change in told {
      // What the title is by now has just been said.
      if let was = change.before(title) {
        above += was.lines(after: "  was", columns: columns)
      } else {
        lines += change.lines(columns: columns)
      }
    }
    let more = changes.count - Self.limit
    if more > 0 {
      lines.append("and \(more) more change\(more == 1 ? "" : "s"): `show` shows all")
    } else if !renumbered.isEmpty {
      lines += renumberedLines(columns: columns)
    }
    return above + lines
  }

  /// If they are too many, what is there comes before what no longer is.
  private var told: [Change] {
    let there = changes.indices.filter { !changes[$0].isGone }
    let gone = changes.indices.filter { changes[$0].isGone }
    return (there + gone).prefix(Self.limit).sorted().map { changes[$0] }
  }

  /// Where something came or went, that the rows below it have another number says itself. Where
  /// nothing did, their numbers are what has changed.
  private func renumberedLines(columns: Int) -> [Text] {
    guard changes.isEmpty, renumbered.count <= Self.limit else {
      let rows: Text =
        renumbered.count == 1 ? "1 other row has" : "\(renumbered.count) other rows have"
      return ["\(rows) a new number: `show` shows all"]
    }
    return renumbered.flatMap {
      $0.now.lines(after: "renumbered from \($0.was.number) to", columns: columns)
    }
  }
}

nonisolated extension Difference.Change {
  /// Whether it is about something that is no longer there.
  var isGone: Bool {
    if case .gone = self { true } else { false }
  }

  /// What stood where `title` stands now; `nil` if it is about something else.
  fileprivate func before(_ title: Text) -> Passage? {
    if case .changed(let passage, let was) = self, passage.lines == [title] { was } else { nil }
  }

  fileprivate func lines(columns: Int) -> [Text] {
    switch self {
    case .added(let passage): passage.lines(after: "added", columns: columns)
    case .gone(let passage): passage.lines(after: "gone", columns: columns)
    case .changed(let passage, let was):
      passage.lines(after: "changed", columns: columns)
        + was.lines(after: "  was", columns: columns)
    case .moved(let passage, let was):
      passage.lines(
        after: was.number.isEmpty ? "moved" : "moved from \(was.number) to", columns: columns)
    }
  }
}

nonisolated extension Passage {
  /// It was laid out for a line of its own, and alone it has no columns: no more than two blanks stand
  /// together, as there may be no room for them. What is still too long goes on below.
  fileprivate func lines(after word: Text, columns: Int) -> [Text] {
    let first = lines.first.map { line in
      let line: Text = "\(word): \(Text(line.safe.trimmed.squeezed))"
      return line.wrappedByColumn(to: columns, indent: min(word.width + 2, columns / 2))
    }
    return (first ?? []) + lines.dropFirst()
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }

  fileprivate var squeezed: String {
    reduce(into: "") { squeezed, character in
      if character != " " || !squeezed.hasSuffix("  ") { squeezed.append(character) }
    }
  }
}
