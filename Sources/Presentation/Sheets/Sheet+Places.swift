import BusinessLogic
import Decisions

/// Sheets of an option, or of a decision with only one.
extension Sheet {
  package init<S: Sided>(_ list: ArgumentList<S>) {
    self.init(
      S.side.plural, title: list.listing.title,
      rows: Rows(Array(zip(list.listing.rows, list.weights))) { row, weight in
        [
          .number: .row(row.number), .route: .place(row.place),
          .side: .text(S.side.rawValue), .weight: .number(weight), .text: .text(row.text),
        ]
      },
      sentences: list.listing.rows.isEmpty ? ["No \(S.side.name) found"] : [],
      isNegative: list.listing.rows.isEmpty)
  }

  package init(_ list: NoteList) {
    self.init(
      "notes", title: list.title,
      rows: Rows(Array(zip(1..., list.notes))) { number, note in
        [.number: .row(.position(number)), .text: .text(note)]
      }, sentences: list.problems)
  }

  /// Creates the sheet of the arguments that cancel out, then of those that are left.
  package init(_ list: StruckList) {
    let struck: [Cells] = zip(1..., list.struck).map { number, group in
      [.number: .row(.position(number)), .struck: .texts(group)]
    }
    self.init(
      "strike", title: list.title, rows: Rows(struck + list.left.map { [.text: .text($0)] }) { $0 },
      sentences: [list.balance])
  }

  /// Creates the sheet of the lines of a file; `role` says what one was read as.
  package init(_ source: MarkedSource, role: @escaping @Sendable (SourceLine) -> String) {
    self.init(
      "source", title: source.title,
      rows: Rows(source.rows) { row in
        [
          .line: .number(row.number), .role: Value(role(row.line)), .text: .text(row.line.text),
        ]
      })
  }
}
