import BusinessLogic
import Prompt

@testable import UI

nonisolated extension Row {
  /// A row of a list, such as `1  Warm  (weight 2)`.
  init(_ number: Int, _ text: String, _ remark: String = "", kind: Row.ID.Kind = .row) {
    let line: Text = "\(String(number))  \(text)\(remark.isEmpty ? "" : "  (\(remark))")"
    self.init(
      .position(number), Row.ID(kind, text), name: text,
      text: "\(text)\n\(remark)"
    ) { [line] }
  }
}

nonisolated extension [Row] {
  /// Rows that are numbered from 1.
  init(_ texts: [String]) {
    self = zip(1..., texts).map { Row($0, $1) }
  }
}

nonisolated extension Page {
  /// A page with these rows.
  init(_ texts: String...) {
    self.init(texts)
  }

  /// A page with these rows.
  init(_ texts: [String]) {
    self.init(rows: Rows([Row](texts)))
  }
}
