import BusinessLogic
import Prompt

nonisolated extension Page {
  /// The page of the changed decisions, each with its differences below its title.
  package init(_ differences: Differences, on paper: Paper) {
    let since = differences.request.revision.map { "since \($0)" } ?? "in the draft"
    heading = "Changes \(since)"
    guard !differences.decisions.isEmpty else {
      foot = [Row(.role("all clear"), "No changes \(since)")]
      return
    }
    title = heading.map { $0.styled(.heading) }
    rows = Rows(
      differences.decisions.map { item in
        let lines = item.deltas.map { "   \($0.words)" as Text }
        return Row(
          item.key.allSatisfy(\.isNumber) ? item.key : "",
          Row.ID(owner: "decision", text: item.key), name: item.title, key: "/\(item.key)",
          said: lines.map(\.safe).joined(separator: "\n")
        ) { ["\(item.key, .number)  \(item.title)"] + lines }
        .wrapped(on: paper, indent: 5)
      })
  }
}
