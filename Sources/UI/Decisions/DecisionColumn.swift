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

  static func whole(showing rows: [DecisionList.Row]) -> [DecisionColumn] {
    columns.compactMap(\.forms.first)
      .map { DecisionColumn(cell: $0.cell, style: $0.style).fitted(to: rows) }
      .filter { $0.width > 0 }
  }

  /// The columns with their ranks, 0 for the most informative, and their forms, best first.
  private static let columns: [(rank: Int, forms: [DecisionColumn])] = [
    (0, forms((\.status, 20), (\.shortStatus, 10))),
    (3, forms((\.date, 10), style: .remark)),
    (2, forms((\.chosen, 30), (\.chosen, 16), (\.chosen, 8), style: .chosen)),
    (1, forms((\.counts, .max), (\.shortCounts, .max), style: .remark)),
  ]

  private static func forms(
    _ forms: (cell: @Sendable (DecisionList.Row) -> String, width: Int)..., style: Style? = nil
  ) -> [DecisionColumn] {
    forms.map { DecisionColumn(cell: $0.cell, style: style, width: $0.width) }
  }

  func text(_ row: DecisionList.Row) -> Text {
    let text = Text(cell(row)).cut(to: width)
    return style.map(text.styled) ?? text
  }

  private func fitted(to rows: [DecisionList.Row]) -> DecisionColumn {
    var fitted = self
    fitted.width = min(width, rows.map { Text(cell($0)).width }.max() ?? 0)
    return fitted
  }
}
