nonisolated extension Candidate {
  /// Lays candidates out for the terminal: one per line if any has a remark, else in columns. If not
  /// all fit, the last line counts the rest.
  static func lines(of candidates: [Candidate], columns: Int, rows: Int) -> [Text] {
    let cells = candidates.map { Text($0.text) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let hasRemarks = candidates.contains { !$0.remark.isEmpty }
    let perLine = hasRemarks ? 1 : max(1, (columns + 1) / width)
    let needed = (cells.count + perLine - 1) / perLine
    let shown = needed > rows ? rows - 1 : needed
    let table = (0..<shown).map { row -> Text in
      guard !hasRemarks else {
        let remark = Text(candidates[row].remark)
        return ("\(cells[row].padded(to: width))\(remark)" as Text).cut(to: columns)
      }
      // Column by column, as in `ls`.
      let line = stride(from: row, to: min(cells.count, shown * perLine), by: shown)
      return line.map { index in
        index + shown < min(cells.count, shown * perLine)
          ? cells[index].padded(to: width) : cells[index]
      }.joined(separator: "").cut(to: columns)
    }
    let rest = cells.count - min(cells.count, shown * perLine)
    return table + (rest > 0 ? ["… and \(rest) more"] : [])
  }
}
