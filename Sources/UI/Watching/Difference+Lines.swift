nonisolated extension Difference {
  /// More changes than this are counted only: they would push away what was shown before.
  static let limit = 10

  /// The lines that tell a person what has changed on the screen called `title`, in words that can
  /// be read aloud.
  func lines(title: Text) -> [Text] {
    var lines = ["Changed: \(title)"] + told.flatMap(\.lines)
    let more = changes.count - Self.limit
    if more > 0 {
      lines.append("and \(more) more change\(more == 1 ? "" : "s"): `show` shows all")
    } else if !renumbered.isEmpty {
      lines += renumberedLines
    }
    return lines
  }

  /// If they are too many, what is there comes before what no longer is.
  private var told: [Change] {
    let there = changes.indices.filter { !changes[$0].isGone }
    let gone = changes.indices.filter { changes[$0].isGone }
    return (there + gone).prefix(Self.limit).sorted().map { changes[$0] }
  }

  /// Where something came or went, that the rows below it have another number says itself. Where
  /// nothing did, their numbers are what has changed.
  private var renumberedLines: [Text] {
    guard changes.isEmpty, renumbered.count <= Self.limit else {
      let rows: Text =
        renumbered.count == 1 ? "1 other row has" : "\(renumbered.count) other rows have"
      return ["\(rows) a new number: `show` shows all"]
    }
    return renumbered.flatMap { $0.now.lines(after: "renumbered from \($0.was.number) to") }
  }
}

nonisolated extension Difference.Change {
  /// Whether it is about something that is no longer there.
  var isGone: Bool {
    if case .gone = self { true } else { false }
  }

  fileprivate var lines: [Text] {
    switch self {
    case .added(let passage): passage.lines(after: "added")
    case .gone(let passage): passage.lines(after: "gone")
    case .changed(let passage, let was):
      passage.lines(after: "changed") + was.lines(after: "  was")
    case .moved(let passage, let was):
      passage.lines(after: was.number.isEmpty ? "moved" : "moved from \(was.number) to")
    }
  }
}

nonisolated extension Passage {
  fileprivate func lines(after word: Text) -> [Text] {
    let first = lines.first.map { line in ["\(word): \(Text(safe: line.safe.trimmed))" as Text] }
    return (first ?? []) + lines.dropFirst()
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
