import BusinessLogic
import Prompt

extension DecisionList {
  /// The list for somebody who listens: what stands in columns elsewhere is said behind each title,
  /// and nothing is cut off.
  var sentences: [Text] {
    let indent = (rows.map { Text($0.number).width }.max() ?? 0) + 2
    return ["\(title, .heading)"]
      + rows.map { row in
        let remark = row.said.isEmpty ? "" : "  (\(row.said))" as Text
        return "\(Text(number: row.number, padded: indent))\(row.title)\(remark)"
      } + remarks.map { Text($0) }
  }
}

extension DecisionList.Row {
  /// All that is known besides number and title: `accepted, 2024-05-01, chosen: SQLite, 2 options`.
  fileprivate var said: String {
    let known = [trouble ?? "", status, date, chosen.isEmpty ? "" : "chosen: \(chosen)", counts]
    return known.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
