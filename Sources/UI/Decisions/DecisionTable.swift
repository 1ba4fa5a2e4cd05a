import BusinessLogic
import Prompt

/// A list of decisions, one on each line of a given width.
///
/// The number and the title always appear; the other columns appear if there is room. Without a
/// line limit, nothing is cut.
nonisolated struct DecisionTable {
  private static let gap = 2
  private static let leastTitle = 16

  private typealias Cell = @Sendable (DecisionList.Row) -> String
  private typealias Column = (cell: Cell, width: Int, style: Style?)

  private let paper: Paper
  private let indent: Int
  private let titleWidth: Int
  private let details: [Column]

  init(_ rows: [DecisionList.Row], on paper: Paper) {
    self.paper = paper
    let readable = rows.filter { $0.entry.trouble == nil }
    indent = (rows.map { Text($0.number.description).width }.max() ?? 0) + Self.gap
    let longest = readable.map { Text($0.entry.title).width }.max() ?? 0
    guard let limit = paper.limit else {
      details = Self.details(showing: readable, isCut: false)
      titleWidth = longest
      return
    }
    let least = min(longest, max(Self.leastTitle, limit * 3 / 10))
    details = Self.fitting(limit - indent - least, showing: readable)
    titleWidth = min(longest, limit - indent - Self.width(of: details))
  }

  /// The columns after the title, with their ranks, 0 for the most informative, and their forms,
  /// best first.
  private static let columns: [(rank: Int, style: Style?, forms: [(cell: Cell, width: Int)])] = [
    (0, nil, [(\.status, 20), (\.shortStatus, 10)]),
    (3, .remark, [(\.date, 10)]),
    (2, .chosen, [(\.chosen, 30), (\.chosen, 16), (\.chosen, 8)]),
    (1, .remark, [(\.counts, .max), (\.shortCounts, .max)]),
  ]

  /// Returns the columns that fit. All become narrower before the least informative one is dropped.
  private static func fitting(_ room: Int, showing rows: [DecisionList.Row]) -> [Column] {
    for kept in stride(from: columns.count, to: 0, by: -1) {
      for level in 0..<3 {
        let details = details(kept, level, showing: rows)
        if width(of: details) <= room { return details }
      }
    }
    return []
  }

  private static func details(
    _ kept: Int = columns.count, _ level: Int = 0, showing rows: [DecisionList.Row],
    isCut: Bool = true
  ) -> [Column] {
    columns.filter { $0.rank < kept }.map { column in
      let (cell, most) = column.forms[min(level, column.forms.count - 1)]
      let longest = rows.map { Text(cell($0)).width }.max() ?? 0
      return (cell, isCut ? min(most, longest) : longest, column.style)
    }.filter { $0.width > 0 }
  }

  private static func width(of details: [Column]) -> Int {
    details.reduce(0) { $0 + gap + $1.width }
  }

  func line(_ row: DecisionList.Row) -> Text {
    paper.isPlain ? sentence(row) : inColumns(row)
  }

  /// Returns a sentence for a screen reader: the columns follow the title, and nothing is cut.
  private func sentence(_ row: DecisionList.Row) -> Text {
    let chosen = row.chosen.isEmpty ? "" : "chosen: \(row.chosen)"
    let known = [row.entry.trouble ?? "", row.status, row.date, chosen, row.counts]
    let words = known.filter { !$0.isEmpty }.joined(separator: ", ")
    let remark = words.isEmpty ? "" : "  (\(words))" as Text
    return "\(Text(number: "\(row.number)", padded: indent))\(row.entry.title)\(remark)"
  }

  private func inColumns(_ row: DecisionList.Row) -> Text {
    var line = Text(number: "\(row.number)", padded: indent)
    if let trouble = row.entry.trouble {
      let remark: Text = "  \(("(\(trouble))" as Text).styled(.error))"
      let title = Text(row.entry.title)
      let room = paper.limit.map { max(Self.leastTitle, $0 - indent - remark.width) }
      return paper.cut("\(line)\(room.map(title.cut) ?? title)\(remark)")
    }
    let title = Text(row.entry.title).cut(to: titleWidth)
    line = "\(line)\(title)"
    var end = indent + title.width
    var start = indent + titleWidth + Self.gap
    for detail in details {
      let text = Text(detail.cell(row)).cut(to: detail.width)
      let cell = detail.style.map(text.styled) ?? text
      // A line has no trailing spaces, even if its last column is empty.
      if cell.width > 0 {
        line = "\(line)\(("" as Text).padded(to: start - end))\(cell)"
        end = start + cell.width
      }
      start += detail.width + Self.gap
    }
    return line
  }
}
