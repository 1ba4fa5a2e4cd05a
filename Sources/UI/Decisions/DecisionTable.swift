import BusinessLogic
import Prompt

/// A list of decisions, one on each line of a given width.
///
/// The number and the title always appear; the other columns appear if there is room. Without a
/// line limit, nothing is cut.
nonisolated struct DecisionTable {
  private static let gap = 2
  private static let leastTitle = 16

  private let paper: Paper
  private let indent: Int
  private let titleWidth: Int
  private let details: [DecisionColumn]

  init(_ rows: [DecisionList.Row], on paper: Paper) {
    self.paper = paper
    let readable = rows.filter { $0.entry.trouble == nil }
    indent = (rows.map { Text($0.number).width }.max() ?? 0) + Self.gap
    let longest = readable.map { Text($0.entry.title).width }.max() ?? 0
    guard let limit = paper.limit else {
      details = DecisionColumn.whole(showing: readable)
      titleWidth = longest
      return
    }
    let least = min(longest, max(Self.leastTitle, limit * 3 / 10))
    details = DecisionColumn.fitting(limit - indent - least, gap: Self.gap, showing: readable)
    titleWidth = min(longest, limit - indent - details.reduce(0) { $0 + $1.width + Self.gap })
  }

  func line(_ row: DecisionList.Row) -> Text {
    paper.isPlain ? sentence(row) : inColumns(row)
  }

  /// Returns a sentence for a screen reader: the columns follow the title, and nothing is cut.
  private func sentence(_ row: DecisionList.Row) -> Text {
    let chosen = row.chosen.isEmpty ? "" : "chosen: \(row.chosen)"
    let known = [row.entry.trouble ?? "", row.status, row.date, chosen, row.counts]
    let said = known.filter { !$0.isEmpty }.joined(separator: ", ")
    let remark = said.isEmpty ? "" : "  (\(said))" as Text
    return "\(Text(number: row.number, padded: indent))\(row.entry.title)\(remark)"
  }

  private func inColumns(_ row: DecisionList.Row) -> Text {
    var line = Text(number: row.number, padded: indent)
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
      let cell = detail.text(row)
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
