import Prompt

/// A list as it is written, row by row.
nonisolated struct ListLayout {
  /// One row, which is never divided between two screens.
  struct Row {
    /// What stands above it and the rows that follow, such as what they have in common.
    var above: [Text] = []

    /// The row itself.
    let lines: [Text]
  }

  /// What stands above all rows.
  let head: [Text]

  /// The rows, in their order.
  let rows: [Row]

  /// What stands below all rows.
  let foot: [Text]

  init(head: [Text], rows: [Row], foot: [Text]) {
    self.head = head
    self.rows = rows
    self.foot = foot
  }

  /// A list with a line for each of so many rows.
  init(_ lines: [Text], head headCount: Int, rows rowCount: Int) {
    head = Array(lines.prefix(headCount))
    rows = lines.dropFirst(headCount).prefix(rowCount).map { Row(lines: [$0]) }
    foot = Array(lines.dropFirst(headCount + rowCount))
  }

  /// All lines.
  var lines: [Text] { head + rows.flatMap(\.allLines) + foot }
}

nonisolated extension ListLayout.Row {
  /// The row with what stands above it.
  var allLines: [Text] { above + lines }
}
