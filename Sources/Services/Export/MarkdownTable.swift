import BusinessLogic
import Decisions

/// The options as a Markdown table for a pull request, with a row per option and a column per side.
enum MarkdownTable {
  /// Returns the table, with a column for the decision if there are several.
  static func text(of files: [LibraryFile]) -> String {
    let decisions = files.map(\.decision)
    if files.count == 1, let remark = remark(on: files[0]) { return "\(remark)\n" }
    let sides = Side.allCases.filter { side in
      side.sign != 0
        || decisions.contains { $0.options.contains { !$0.arguments(on: side).isEmpty } }
    }
    let head = (files.count > 1 ? ["Decision"] : []) + ["Option"] + sides.map(\.heading) + ["Total"]
    var rows = [head, head.map { $0 == "Total" ? "---:" : "---" }]
    for file in files {
      let decision = file.decision
      let name = files.count > 1 ? [MarkdownCell.text(decision.title)] : []
      if let remark = remark(on: file) {
        rows.append(name + [remark] + sides.map { _ in "" } + [""])
      }
      for (index, option) in decision.options.enumerated() {
        let title = MarkdownCell.text(option.title)
        let cells =
          [index == decision.chosen ? "**\(title)** (chosen)" : title]
          + sides.map { side in
            option.arguments(on: side).map(argument).joined(separator: "<br>")
          } + [decision.isInConflict ? "merge conflict" : String(Tally(of: option).total)]
        rows.append(name + cells)
      }
    }
    return rows.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Why a file has no options; `nil` if it has some.
  private static func remark(on file: LibraryFile) -> String? {
    guard file.decision.options.isEmpty else { return nil }
    return file.isReadable ? "No options are listed" : file.stateWord
  }

  private static func argument(_ argument: Argument) -> String {
    MarkdownCell.text(argument.text) + (argument.weight == 1 ? "" : " (weight \(argument.weight))")
  }
}
