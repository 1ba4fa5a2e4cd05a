import BusinessLogic
import Decisions
import Presentation
import Prompt

nonisolated extension Page {
  /// Creates the page of a listing: a line for each row, beginning with its number for scripts.
  init(_ listing: Listing, style: Style = .heading) {
    self.init(of: listing.title, style: style)
    rows = Rows(listing)
    foot = listing.sum.map { [Row(Row.ID(.sum), Text($0))] } ?? []
    foot += Self.notes(listing.notes, .item(.note))
  }

  static func notes(_ notes: [String], _ kind: Row.ID.Kind = .note) -> [Row] {
    notes.map { Row(Row.ID(kind, $0), "note: \($0)") }
  }

  /// Returns the note with a sentence about unreadable files; empty without one.
  static func note(on gap: [String]) -> [String] { gap.map { "\($0): `check` says why" } }
}

nonisolated extension Rows {
  init(_ listing: Listing) {
    let rows = listing.rows
    // Numbers rise, so the last one is the longest; kinds such as `pro 1` don't.
    let isNumberedByKind = if case .item? = rows.first?.number { true } else { false }
    let widest = isNumberedByKind ? listing.indent : nil
    self.init(rows.count) { range, others in
      let indent = widest ?? rows[others.upperBound - 1].number.description.count + 2
      return range.map { index in
        let row = rows[index]
        return Row(row) { [row.line(indent: indent)] }
      }
    }
  }
}

nonisolated extension Row {
  /// Creates the row of a listing, without lines if it isn't shown.
  init(_ row: Listing.Row, layOut: @escaping () -> [Text] = { [] }) {
    self.init(
      row.number, ID(row.place.item.map { .item($0) } ?? .row, row.text), name: row.text,
      route: Route(row.place),
      text: row.remark.isEmpty ? row.text : "\(row.text)\n\(row.remark)", layOut: layOut)
  }
}

nonisolated extension Listing {
  var indent: Int { (rows.map(\.number.description.count).max() ?? 0) + 2 }
}

nonisolated extension Listing.Row {
  /// Returns the number, the text, and the remark in parentheses.
  fileprivate func line(indent: Int) -> Text {
    let head = Text(number: "\(number)", padded: indent)
    let line: Text = isChosen ? "\(head)\(text, .chosen)" : "\(head)\(text)"
    return remark.isEmpty ? line : "\(line)  \(("(\(remark))" as Text).styled(.remark))"
  }
}
