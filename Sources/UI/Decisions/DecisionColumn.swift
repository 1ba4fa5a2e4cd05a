import BusinessLogic

/// A column of the list of decisions, behind the title.
nonisolated struct DecisionColumn {
  /// Where it stands among the columns.
  let place: Int

  /// What it says about a decision; empty for nothing.
  let cell: @Sendable (DecisionList.Row) -> String

  /// How many cells of the terminal it takes at most.
  private(set) var width: Int

  /// From the most telling to the least, each in the forms that it may take, the best first.
  static let byWorth: [[DecisionColumn]] = [
    [DecisionColumn(0, \.status, 20), DecisionColumn(0, \.status, 10)],
    [DecisionColumn(3, \.counts), DecisionColumn(3, \.shortCounts)],
    [
      DecisionColumn(2, \.chosen, 30), DecisionColumn(2, \.chosen, 16),
      DecisionColumn(2, \.chosen, 8),
    ],
    [DecisionColumn(1, \.date, 10)],
  ]

  private init(
    _ place: Int, _ cell: @escaping @Sendable (DecisionList.Row) -> String, _ width: Int = .max
  ) {
    self.place = place
    self.cell = cell
    self.width = width
  }

  /// The column no wider than its widest cell.
  func fitted(to rows: [DecisionList.Row]) -> DecisionColumn {
    var fitted = self
    fitted.width = min(width, rows.map { Text(cell($0)).width }.max() ?? 0)
    return fitted
  }
}
