import BusinessLogic
import Prompt

/// A column of the list of decisions, behind the title.
nonisolated struct DecisionColumn {
  /// What it says about a decision; empty for nothing.
  let cell: @Sendable (DecisionList.Row) -> String

  /// What its cells mean; `nil` for nothing beyond their words.
  var style: Style?

  /// How many cells of the terminal it takes at most.
  private(set) var width = Int.max

  /// The columns for which there is room, in the order in which they stand.
  ///
  /// Rather than leaving one out, all are made narrower; then the least telling goes first.
  static func fitting(
    _ room: Int, gap: Int, showing rows: [DecisionList.Row]
  ) -> [DecisionColumn] {
    for kept in stride(from: columns.count, to: 0, by: -1) {
      for level in 0..<3 {
        let fitted = columns.filter { $0.rank < kept }
          .map { $0.forms[min(level, $0.forms.count - 1)].fitted(to: rows) }
          .filter { $0.width > 0 }
        if fitted.reduce(0, { $0 + gap + $1.width }) <= room { return fitted }
      }
    }
    return []
  }

  /// All columns, each as wide as it takes to cut nothing.
  static func whole(showing rows: [DecisionList.Row]) -> [DecisionColumn] {
    columns.compactMap(\.forms.first)
      .map { DecisionColumn(cell: $0.cell, style: $0.style).fitted(to: rows) }
      .filter { $0.width > 0 }
  }

  /// Each column with its rank, 0 for the most telling, and its forms, the best first.
  private static let columns: [(rank: Int, forms: [DecisionColumn])] = [
    (
      0,
      [DecisionColumn(cell: \.status, width: 20), DecisionColumn(cell: \.shortStatus, width: 10)]
    ),
    (3, [DecisionColumn(cell: \.date, style: .remark, width: 10)]),
    (
      2,
      [
        DecisionColumn(cell: \.chosen, style: .chosen, width: 30),
        DecisionColumn(cell: \.chosen, style: .chosen, width: 16),
        DecisionColumn(cell: \.chosen, style: .chosen, width: 8),
      ]
    ),
    (
      1,
      [
        DecisionColumn(cell: \.counts, style: .remark),
        DecisionColumn(cell: \.shortCounts, style: .remark),
      ]
    ),
  ]

  /// What it says about a decision, as far as it has room for it.
  func text(_ row: DecisionList.Row) -> Text {
    let text = Text(cell(row)).cut(to: width)
    return style.map(text.styled) ?? text
  }

  /// The column no wider than its widest cell.
  private func fitted(to rows: [DecisionList.Row]) -> DecisionColumn {
    var fitted = self
    fitted.width = min(width, rows.map { Text(cell($0)).width }.max() ?? 0)
    return fitted
  }
}
