import BusinessLogic
import Prompt

/// A column of the decision list, after the title.
nonisolated struct DecisionColumn {
  let cell: @Sendable (DecisionList.Row) -> String
  var style: Style?
  private(set) var width = Int.max

  /// Returns the columns that fit, in display order.
  ///
  /// All columns become narrower before the least informative one is dropped.
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

  /// Returns all columns, each wide enough to cut nothing.
  static func whole(showing rows: [DecisionList.Row]) -> [DecisionColumn] {
    columns.compactMap(\.forms.first)
      .map { DecisionColumn(cell: $0.cell, style: $0.style).fitted(to: rows) }
      .filter { $0.width > 0 }
  }

  /// The columns with their ranks, 0 for the most informative, and their forms, best first.
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

  /// Returns the cell for a decision, cut to the column's width.
  func text(_ row: DecisionList.Row) -> Text {
    let text = Text(cell(row)).cut(to: width)
    return style.map(text.styled) ?? text
  }

  /// Returns the column, no wider than its widest cell.
  private func fitted(to rows: [DecisionList.Row]) -> DecisionColumn {
    var fitted = self
    fitted.width = min(width, rows.map { Text(cell($0)).width }.max() ?? 0)
    return fitted
  }
}
