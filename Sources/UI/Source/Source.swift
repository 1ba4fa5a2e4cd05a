import BusinessLogic
import Decisions
import Presentation
import Prompt

extension Command {
  static let source = Command(
    "source", summary: "Show the file with what each line was read as",
    help: [
      "Each line of the file stands behind its number and its role, such as `pro 1 of 2`; at an option, "
        + "only the lines about it. So you see why the program reads a file as it does.",
      "`# options` is a heading of that section and `#` any other one, `pros:` a label of the items "
        + "below it, and `…` goes on with the value above. `text` is only text.",
    ]
  ) { session throws(CommandError) in .part(try session.topic(for: "source"), .source) }
}

nonisolated extension Page {
  /// Creates the page of a file with what each line was read as. In a narrow terminal, the text of a
  /// line stands below its role.
  package init(_ source: MarkedSource, on paper: Paper) {
    title = "\("Source of \(source.title)", .heading)"
    subject = source.title
    let digits = String(source.rows.last?.number ?? 0).count
    let roles = source.rows.map(\.line.words)
    let width = min(roles.map(\.count).max() ?? 0, 24)
    let margin = digits + 2 + width + 2
    rows = Rows(source.rows.count) { range, _ in
      range.map { index in
        let (row, role) = (source.rows[index], roles[index])
        // A line is identified by its text, since its number can change.
        let id = Row.ID(.line, row.line.text)
        return Row(nil, id, name: "", text: "\(role): \(row.line.text)") {
          row.lines(role, behind: digits + 2, margin: margin, on: paper)
        }
      }
    }
    foot = source.rows.isEmpty ? [Row(Row.ID(.sentence), "No text found")] : []
  }
}

nonisolated extension MarkedSource.Row {
  /// Returns the lines of a row: its number, from a column its role, and from another its text.
  fileprivate func lines(_ role: String, behind start: Int, margin: Int, on paper: Paper) -> [Text]
  {
    let (number, text) = (Text(String(number)), Text(line.text))
    if role.isEmpty { return [number] }
    if paper.isPlain {
      let colon: Text = line.text.isEmpty ? "" : ": "
      return paper.wrapped(["\(number) \(role)\(colon)\(text)"], indent: 2)
    }
    let head: Text = "\(number.padded(to: start))\(Text(role).styled(.remark))"
    if margin * 2 > paper.columns {
      return paper.wrapped([head]) + paper.wrapped(["  \(text)"], indent: 2)
    }
    let isBeside = start + role.count + 2 <= margin
    let line: Text = "\((isBeside ? head : "").padded(to: margin))\(text)"
    return (isBeside ? [] : [head]) + paper.wrapped([line], indent: margin)
  }
}

nonisolated extension SourceLine {
  /// The roles in words: `pro 1 of 2`. A line of several options names the option of each.
  var words: String {
    let options = Set(
      roles.map { if case .item(_, let option?, _, _) = $0 { option } else { -1 } })
    return roles.map { role in
      if case .choice(let chosen) = role, roles.contains(.option(chosen)) { return "chosen" }
      if options.count > 1, case .item(_, let option?, _, _) = role {
        return "\(Role.option(option).words) \(role.words)"
      }
      return role.words
    }.joined(separator: ", ")
  }
}

nonisolated extension SourceLine.Role {
  fileprivate var words: String {
    switch self {
    case .names(let field): field.rawValue
    case .heading(let heading): heading.words
    case .option(let index): "option \(index + 1)"
    case .choice(let index): "chosen: option \(index + 1)"
    case .item(.argument(let side), _, let number, let count):
      "\(side.rawValue) \(number) of \(count)"
    case .item(let kind, _, let number, let count): "\(kind.word) \(number) of \(count)"
    case .label(let side): "\(side.plural):"
    case .continued: "…"
    case .frontMatter: "front matter"
    case .markup: "HTML"
    case .title, .status, .date, .context, .outcome, .detail, .code, .table, .comment, .conflict,
      .rule, .text:
      "\(self)"
    }
  }
}

nonisolated extension SourceLine.Heading {
  fileprivate var words: String {
    switch self {
    case .side(let side): "# \(side.plural)"
    case .other: "#"
    case .status, .date, .context, .drivers, .options, .comparison, .outcome, .consequences:
      "# \(self)"
    }
  }
}
