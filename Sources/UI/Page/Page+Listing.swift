import BusinessLogic
import Presentation
import Prompt

nonisolated extension Page {
  /// Creates the page of a listing: a line for each row, beginning with its number for scripts.
  ///
  /// Rows are identified by their text; `owner` distinguishes rows of different things.
  init(
    _ listing: Listing, style: Style = .heading, on paper: Paper,
    remark: any KeyPath<Listing.Row, String> & Sendable = \.remark,
    owner: @escaping (Listing.Row) -> String = { _ in "row" }
  ) {
    title = "\(listing.title, style)"
    subject = listing.title
    rows = Rows(listing, remark: remark, owner: owner)
    foot = listing.sum.map { [Row(.role("sum"), Text($0))] } ?? []
    foot += Self.notes(listing.notes, unread: listing.unread)
  }

  /// Returns the notes below a page, the last one of files that can't be read.
  static func notes(_ notes: [String] = [], unread count: Int) -> [Row] {
    (notes + unreadNote(count)).map { Row(Row.ID(owner: "note", text: $0), "note: \($0)") }
  }

  /// Returns the note about unreadable files; empty if there are none.
  static func unreadNote(_ count: Int) -> [String] {
    count == 0 ? [] : ["\(counted(count, "file")) can't be read: `check` says why"]
  }
}

nonisolated extension Rows {
  init(
    _ listing: Listing, remark: any KeyPath<Listing.Row, String> & Sendable = \.remark,
    owner: @escaping (Listing.Row) -> String = { _ in "row" }
  ) {
    let rows = listing.rows
    // Numbers rise, so the last one is the longest; kinds such as `pro 1` don't.
    let widest = rows.first?.number.first?.isLetter == true ? listing.indent : nil
    self.init(rows.count) { range, others in
      let indent = widest ?? rows[others.upperBound - 1].number.count + 2
      return range.map { place in
        let row = rows[place]
        let isFirst = place == range.lowerBound || rows[place - 1].heading != row.heading
        return Row(
          row.number, Row.ID(owner: owner(row), text: row.text), name: row.text,
          route: Route(row.place),
          said: "\(row.text)\n\(row[keyPath: remark])",
          above: isFirst ? row.heading.map { [Text($0)] } ?? [] : []
        ) { [row.line(indent: indent, row[keyPath: remark])] }
      }
    }
  }
}

nonisolated extension Listing {
  var indent: Int { (rows.map(\.number.count).max() ?? 0) + 2 }
}

nonisolated extension Listing.Row {
  /// Returns the number, the text, and the remark in parentheses.
  fileprivate func line(indent: Int, _ remark: String) -> Text {
    let head = Text(number: number, padded: indent)
    let line: Text = isChosen ? "\(head)\(text, .chosen)" : "\(head)\(text)"
    return remark.isEmpty ? line : "\(line)  \(("(\(remark))" as Text).styled(.remark))"
  }
}
