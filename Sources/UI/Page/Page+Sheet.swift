import BusinessLogic
import Presentation
import Prompt

nonisolated extension Page {
  /// Creates the page of a sheet, whose rows can be opened; `notes` stand below them.
  init(_ sheet: Sheet, notes: [String] = []) {
    // Without a title, the first sentence is one, unless it says that there are no rows.
    let titles = sheet.rows.isEmpty ? [] : sheet.sentences.prefix(1)
    title = (sheet.title ?? titles.first).map { "\($0, .heading)" }
    heading = title ?? Text(sheet.sentences.first ?? sheet.name)
    titleCounts = true
    isNegative = sheet.isNegative
    foot = sheet.sentences.dropFirst(titles.count).map { Row(.init(.sentence), Text($0)) }
    foot += Self.notes(notes)
    rows = Rows(sheet.rows.count) { range, others in
      let width = String(others.upperBound).count
      var last: [String] = []
      return range.map { index in
        let cells = sheet.rows[index]
        let outcome = cells.words(.outcome)
        defer { last = outcome }
        return Row(
          cells, at: index + 1, padded: width,
          above: outcome == last ? [] : outcome.map { Text($0) })
      }
    }
  }
}

nonisolated extension Row {
  /// Creates the row of a sheet: its number, or its own one, and its text; facts about it follow in
  /// parentheses and on lines below.
  fileprivate init(
    _ cells: Sheet.Cells, at position: Int, padded width: Int, above: [Text]
  ) {
    if cells[.message] != nil {
      self.init(problem: cells)
      return
    }
    let own: RowNumber? = if case .row(let number)? = cells[.number] { number } else { nil }
    let number = own ?? .position(position)
    let text = cells.words(.title, .text).joined(separator: ": ")
    let place: Place? = if case .place(let place)? = cells[.route] { place } else { nil }
    // A changed decision is called by its key, which is its route.
    let route = cells[.changes] == nil ? cells.words(.route) : []
    let remark = (cells.words(.remark) + route + cells.words(.standing)).joined(separator: ", ")
    let below = cells.words(.lead, .problems, .changes)
    let key = place?.decision ?? ""
    let part = ID(.part(of: [key] + cells.words(.option)), text)
    // Several authors may propose changes of a decision. Their numbers follow what is left.
    let author = cells[.changes] == nil ? nil : cells.words(.name).first
    let whole =
      author.map { ID(.part(of: [$0] + cells.words(.changes)), remark) } ?? ID(.decision, key)
    self.init(
      number, cells[.title] == nil ? part : whole,
      name: text, item: cells.words(.item).first, route: place.map { Route($0) },
      text: ([text, remark] + below).joined(separator: "\n"), above: above
    ) {
      let remark = remark.isEmpty ? "" : "  \(Text("(\(remark))").styled(.remark))" as Text
      let number = ("\(number.description, .number)" as Text).padded(to: width)
      return ["\(number)  \(text)\(remark)"] + below.map { "   \($0)" }
    }
  }

  /// Creates the row of a problem, in the format of compilers.
  private init(problem cells: Sheet.Cells) {
    let (file, message) = (cells.words(.file), cells.words(.message).joined())
    // A problem is identified by its text, since its line number can change.
    self.init(nil, ID(.part(of: file), message), name: "") {
      let kind: Text = cells[.error] == .flag(true) ? "\("error:", .error)" : "remark:"
      let name = cells.words(.name).map { " [\($0)]" }.joined()
      let place = (file + cells.words(.line) + [""]).joined(separator: ":")
      return ["\(place, .heading) \(kind) \(message)\(name)"]
    }
  }
}
