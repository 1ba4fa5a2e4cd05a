import BusinessLogic
import Prompt

nonisolated extension Page {
  /// The page of the problems in all decisions, in the format of compiler diagnostics.
  package init(_ findings: Findings, on paper: Paper) {
    heading = "Problems"
    rows = Rows(findings.rows.count) { range, _ in
      findings.rows[range].map { row in
        // A problem is identified by its text, since its line number can change.
        Row("", Row.ID(owner: row.path, text: row.message), name: "", key: nil, said: row.message) {
          let kind: Text = row.isError ? "\("error:", .error)" : "remark:"
          return ["\("\(row.path):\(row.line):", .heading) \(kind) \(row.message)"]
        }
      }
    }
    foot = findings.allClear.map { [Row(.role("all clear"), Text($0))] } ?? []
    if findings.hasConflict {
      foot += Self.notes(
        ["`proscons --merge` spares you most such conflicts: `help check` says how"], unread: 0)
    }
    isNo = findings.hasFailed
  }
}
