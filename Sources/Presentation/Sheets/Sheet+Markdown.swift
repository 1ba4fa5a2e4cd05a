import BusinessLogic

extension Sheet {
  /// The changes of decisions for the conversation of a pull request: of each one its status and its
  /// ranking, before and after, and what has changed, with links to lines. Long lists are cut.
  package var markdown: String {
    let head = MarkdownCell.text(sentences.first ?? name)
    let notes = sentences.dropFirst().map { [MarkdownCell.text($0)] }
    guard !rows.isEmpty else { return Self.text([[head]] + notes) }
    let shown = rows.prefix(Self.mostRows).flatMap { row -> [[String]] in
      let number = row.words(.number).joined()
      let title = MarkdownCell.text(row.words(.number, .title).joined(separator: " "))
      return [["### \(title)\(Self.link(number, row, nil))"], Self.items(of: row)]
    }
    let rest = rows.count - Self.mostRows
    let more = rest > 0 ? [["And \(counted(rest, "more decision"))"]] : []
    return Self.text([["## \(head)"]] + shown + more + notes)
  }

  private static let mostRows = 30
  private static let mostItems = 10

  private static func items(of row: Cells) -> [String] {
    let changes = row.words(.changes)
    let lines: [Int] = if case .numbers(let lines)? = row[.lines] { lines } else { [] }
    let hasMoved = changes.contains { $0.hasPrefix("status ") }
    let status = hasMoved ? [] : row.words(.status).map { item("status: \($0)") }
    let listed = zip(changes, lines).prefix(mostItems).map { change, line in
      item(change) + link("line \(line)", row, line)
    }
    let rest = changes.count - mostItems
    let ranking = row.words(.ranking).joined(separator: " → ")
    let flips = row.words(.flips)
    return status + (ranking.isEmpty ? [] : [item("ranking: \(ranking)")]) + listed
      + (rest > 0 ? ["- and \(rest) more"] : []) + flips.prefix(1).map(item)
      + flips.dropFirst().prefix(3).map { "  " + item($0) }
  }

  private static func item(_ text: String) -> String {
    let most = 200
    return "- " + MarkdownCell.text(text.count > most ? "\(text.prefix(most))…" : text)
  }

  /// Returns a link to a line of the row's file, in parentheses; empty without an address or a line.
  private static func link(_ name: String, _ row: Cells, _ line: Int?) -> String {
    guard let address = row.words(.address).first, line != 0 else { return "" }
    return " ([\(name)](\(address)\(line.map { "#L\($0)" } ?? "")))"
  }

  private static func text(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
