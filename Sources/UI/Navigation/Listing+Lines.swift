import BusinessLogic
import Prompt

extension Listing {
  /// A line for each row: the number, what it says, and what is said in passing.
  var rowLines: [Text] { rowLines(rows[...], indent: indent) }

  /// The same for some of the rows, whose texts begin behind `indent` cells.
  func rowLines(_ rows: ArraySlice<Row>, indent: Int) -> [Text] {
    rows.map { row in
      let head = Text(number: row.number, padded: indent)
      let line: Text =
        row.isChosen ? "\(head)\(row.text, .chosen)" : "\(head)\(row.text)"
      return row.remark.isEmpty ? line : "\(line)  \(("(\(row.remark))" as Text).styled(.remark))"
    }
  }

  /// Lines for what stands below the rows.
  var footLines: [Text] {
    (sum.map { [Text($0)] } ?? []) + notes.map { "note: \($0)" }
  }

  /// Cells before the text of a row: the number and a gap.
  var indent: Int { (rows.map(\.number.count).max() ?? 0) + 2 }

  /// What the row with this number says; `nil` if there is no such row.
  func text(ofRow number: Int) -> String? {
    rows.first { $0.number == String(number) }?.text
  }

  /// The rows as a person can choose from them.
  var choices: [(number: String, text: String, key: String)] {
    rows.map { (number: $0.number, text: $0.text, key: $0.key) }
  }
}
