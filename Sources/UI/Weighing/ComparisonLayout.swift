import BusinessLogic
import Prompt

/// A comparison: a numbered line for each option, and bars unless there are many.
nonisolated struct ComparisonLayout {
  /// The minimum width, in cells, of text beside other text.
  private static let least = 10

  /// The maximum number of options with bars. With more, each takes one line.
  private static let mostWithBars = 8

  private let comparison: Comparison
  private let paper: Paper
  private let indent: Int
  /// The widths of the longest title, total and sides.
  private let widths: (title: Int, total: Int, sides: Int)

  init(_ comparison: Comparison, on paper: Paper) {
    (self.comparison, self.paper) = (comparison, paper)
    let rows = comparison.rows
    indent = String(rows.count).count + 2
    widths = (
      rows.map { Text($0.title).width }.max() ?? 0, rows.map(\.total.count).max() ?? 0,
      rows.map { Self.sides($0).count }.max() ?? 0
    )
  }

  func lines(_ row: Comparison.Row) -> [Text] {
    if comparison.rows.count > Self.mostWithBars { return [line(row)] }
    return head(row) + bar(row.tally.pros, "+", .pro) + bar(row.tally.cons, "-", .con)
  }

  /// Returns the number, the shortened title and the total, which goes below if the title needs the
  /// room.
  private func head(_ row: Comparison.Row) -> [Text] {
    let number = Text(number: String(row.number), padded: indent)
    let title = row.isChosen ? "\(row.title, .chosen)" : Text(row.title)
    let remark = Text("total \(row.total)\(row.isChosen ? ", chosen" : "")").styled(.remark)
    guard let limit = paper.limit else { return ["\(number)\(title)  (\(remark))"] }
    let room = limit - indent - remark.width - 4
    guard room >= Self.least else {
      return ["\(number)\(title.cut(to: limit - indent))"]
        + paper.wrapped(["\(gap)\(remark)"], indent: indent)
    }
    return ["\(number)\(title.cut(to: room))  \(("(\(remark))" as Text).styled(.remark))"]
  }

  /// Returns an option on one line: title, total and sides, in columns except for a screen reader.
  private func line(_ row: Comparison.Row) -> Text {
    let number = Text(number: String(row.number), padded: indent)
    let title = row.isChosen ? "\(row.title, .chosen)" : Text(row.title)
    let sides = Self.sides(row)
    if paper.isPlain { return "\(number)\(title)  (total \(row.total), \(sides))" }
    let total = String(repeating: " ", count: widths.total - row.total.count) + row.total
    let remark = "\(total)  \(sides)"
    let taken = indent + widths.total + widths.sides + 4
    let width = min(widths.title, paper.limit.map { max(Self.least, $0 - taken) } ?? .max)
    return paper.cut(
      "\(number)\(title.cut(to: width).padded(to: width))  \(Text(remark).styled(.remark))")
  }

  private static func sides(_ row: Comparison.Row) -> String {
    "\(row.tally.pros.label), \(row.tally.cons.label)\(row.isChosen ? ", chosen" : "")"
  }

  /// Returns the arguments of a side, with a sign per unit of weight beside or below.
  private func bar(_ bar: Tally.Part, _ sign: String, _ style: Style) -> [Text] {
    let label = Text(bar.label)
    let signs = Text(String(repeating: sign, count: length(of: bar.weight))).styled(style)
    guard bar.weight > 0, !paper.isPlain else { return ["\(gap)\(label)"] }
    guard isBeside else { return ["\(gap)\(label)", "\(gap)\(signs)"] }
    return ["\(gap)\(label.padded(to: labelWidth))  \(signs)"]
  }

  /// Returns the length of a bar: its weight, scaled down if the longest one doesn't fit.
  private func length(of weight: Int) -> Int {
    let room = isBeside ? roomBeside : paper.columns - indent
    guard heaviest > room else { return weight }
    return max(1, Int((Double(weight) * Double(room) / Double(heaviest)).rounded()))
  }

  private var gap: Text { ("" as Text).padded(to: indent) }

  private var bars: [Tally.Part] { comparison.rows.flatMap { [$0.tally.pros, $0.tally.cons] } }

  private var heaviest: Int { bars.map(\.weight).max() ?? 0 }

  private var labelWidth: Int { bars.map { Text($0.label).width }.max() ?? 0 }

  private var roomBeside: Int { paper.columns - indent - labelWidth - 2 }

  private var isBeside: Bool { roomBeside >= min(Self.least, heaviest) }
}
