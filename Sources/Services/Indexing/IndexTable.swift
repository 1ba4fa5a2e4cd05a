import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// The index of a folder: a Markdown table with a row for each decision.
enum IndexTable {
  /// Returns the lines of the table; `link` returns the path that leads to a file.
  static func lines(of files: [LibraryFile], link: (LibraryFile) -> FilePath) -> [String] {
    let head = [["Decision", "Status", "Date", "Chosen"], Array(repeating: "---", count: 4)]
    let rows = files.filter { !$0.isTemplate }.map { file -> [String] in
      let decision = file.decision
      let name = MarkdownCell.text(file.name).replacing("]", with: "\\]")
      return [
        "[\(name)](\(link(file).string.escapedInURL)) \(MarkdownCell.text(decision.title))",
        MarkdownCell.text(file.standing), MarkdownCell.text(decision.date ?? ""),
        MarkdownCell.text(decision.chosen.map { decision.options[$0].title } ?? ""),
      ]
    }
    return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension LibraryFile {
  /// The number as it is written, or else the name of the file.
  var name: String {
    let path = FilePath(path)
    return DecisionKey.number(of: path) ?? path.stem ?? key
  }

  var isTemplate: Bool { FileName(path).isTemplate }

  /// The state in a few words: `superseded by 0012`.
  var standing: String {
    let decision = decision
    if !isReadable { return stateWord }
    if decision.isInConflict { return "merge conflict" }
    guard decision.state != .other else { return decision.status ?? decision.state.rawValue }
    let successor: String? =
      switch decision.successor?.target {
      case .file(let name): DecisionKey.number(of: FilePath(name)) ?? FilePath(name).stem
      case .number(let number): String(number)
      case nil: nil
      }
    return decision.state.rawValue + (successor.map { " by \($0)" } ?? "")
  }
}
