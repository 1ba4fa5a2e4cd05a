import BusinessLogic
import Prompt

/// A comparison on lines of a given width: each option has one that begins with its number, and
/// one with a bar for each side.
nonisolated struct ComparisonLayout {
  /// What is less wide than this isn't worth having beside something else.
  private static let least = 10

  private let comparison: Comparison
  private let paper: Paper

  /// Cells before the title: the number and a gap.
  private let indent: Int

  init(_ comparison: Comparison, on paper: Paper) {
    (self.comparison, self.paper) = (comparison, paper)
    indent = String(comparison.rows.count).count + 2
  }

  /// The lines of one option.
  func lines(_ row: Comparison.Row, number: Int) -> [Text] {
    head(row, number: number) + bar(row.pros, "+", .pro) + bar(row.cons, "-", .con)
  }

  /// The number, as much of the title as there is room for, and the total, which goes below where
  /// it would leave too little.
  private func head(_ row: Comparison.Row, number: Int) -> [Text] {
    let number = Text(number: String(number), padded: indent)
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

  /// What a side holds, and beside it or else below it as many signs as it weighs.
  private func bar(_ bar: Comparison.Bar, _ sign: String, _ style: Style) -> [Text] {
    let label = Text(bar.label)
    let signs = Text(String(repeating: sign, count: length(of: bar.weight))).styled(style)
    guard bar.weight > 0, !paper.isPlain else { return ["\(gap)\(label)"] }
    guard isBeside else { return ["\(gap)\(label)", "\(gap)\(signs)"] }
    return ["\(gap)\(label.padded(to: labelWidth))  \(signs)"]
  }

  /// A sign for each unit of weight; if the longest bar needs more than there is room for, all are
  /// shorter in proportion, and none vanishes.
  private func length(of weight: Int) -> Int {
    let room = isBeside ? roomBeside : paper.columns - indent
    guard heaviest > room else { return weight }
    return max(1, Int((Double(weight) * Double(room) / Double(heaviest)).rounded()))
  }

  private var gap: Text { ("" as Text).padded(to: indent) }

  private var bars: [Comparison.Bar] { comparison.rows.flatMap { [$0.pros, $0.cons] } }

  private var heaviest: Int { bars.map(\.weight).max() ?? 0 }

  private var labelWidth: Int { bars.map { Text($0.label).width }.max() ?? 0 }

  private var roomBeside: Int { paper.columns - indent - labelWidth - 2 }

  private var isBeside: Bool { roomBeside >= min(Self.least, heaviest) }
}
