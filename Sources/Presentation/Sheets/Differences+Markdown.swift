import BusinessLogic

extension Differences {
  /// The changes as Markdown, for a comment on a pull request. Each decision has its status, its ranking
  /// before and after, and its changes with links to lines. Long lists are cut.
  package var markdown: String {
    let head = MarkdownCell.text(sentence)
    let notes = gap.map { [[MarkdownCell.text($0)]] } ?? []
    guard !decisions.isEmpty else { return Self.text([[head]] + notes) }
    let shown = decisions.prefix(Self.mostDecisions).flatMap { item -> [[String]] in
      let title = MarkdownCell.text("\(item.key) \(item.title)")
      return [["### \(title)\(item.link())"], item.bullets]
    }
    let rest = decisions.count - Self.mostDecisions
    let more = rest > 0 ? [["And \(counted(rest, "more decision"))"]] : []
    return Self.text([["## \(head)"]] + shown + more + notes)
  }

  /// A sentence that says whether there are changes, and between which versions.
  var sentence: String { (decisions.isEmpty ? "No changes " : "Changes ") + span }

  private static let mostDecisions = 30

  private static func text(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

extension Differences.Item {
  private static let mostDeltas = 10

  fileprivate var bullets: [String] {
    let isStatusChanged = deltas.contains {
      if case .field(.status, _, _) = $0 { true } else { false }
    }
    let status = isStatusChanged ? [] : [self.status].compactMap(\.self).map { "status: \($0)" }
    let ranking = rankings.isEmpty ? [] : ["ranking: \(rankings.joined(separator: " → "))"]
    let listed = zip(deltas, lines).prefix(Self.mostDeltas).map { delta, line in
      bullet(delta.words) + (line.map { link(to: $0) } ?? "")
    }
    let rest = deltas.count - Self.mostDeltas
    return (status + ranking).map(bullet) + listed + (rest > 0 ? ["- and \(rest) more"] : [])
      + flips.prefix(1).map(bullet) + flips.dropFirst().prefix(3).map { "  " + bullet($0) }
  }

  /// Returns a link, in parentheses, to the later file or one of its lines; empty without an address.
  fileprivate func link(to line: Int? = nil) -> String {
    guard let address else { return "" }
    let (name, anchor) = line.map { ("line \($0)", "#L\($0)") } ?? (key, "")
    return " ([\(name)](\(address)\(anchor)))"
  }
}

private func bullet(_ text: String) -> String {
  let most = 200
  return "- " + MarkdownCell.text(text.count > most ? "\(text.prefix(most))…" : text)
}
