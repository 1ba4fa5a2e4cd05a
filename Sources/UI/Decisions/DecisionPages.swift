import BusinessLogic
import Prompt

nonisolated extension Page {
  /// The page of all decisions: a table, or sentences for a screen reader.
  public init(_ list: DecisionList, on paper: Paper) {
    title = paper.cut("\(list.title, .heading)")
    rows = Rows(list.rows.count) { range, others in
      let table = DecisionTable(Array(list.rows[others]), on: paper)
      return list.rows[range].map { row in
        let told = [row.title, row.status, row.date, row.chosen, row.counts, row.trouble ?? ""]
        return Row(
          row.number, Row.ID(owner: "decision", text: row.key), name: row.title, key: row.key,
          said: told.joined(separator: "\n")
        ) { [table.line(row)] }
      }
    }
    foot = list.remarks.map { Row(Row.ID(owner: "remark", text: $0), paper.cut(Text($0))) }
    rest = list.rest
  }

  /// The page of one decision: its options and their context. At first, long texts have one line.
  public init(_ decision: DecisionPage, on paper: Paper) {
    let listing = decision.listing
    self.init(listing, on: paper) { row in
      let name = row.number.prefix { $0 != " " }
      return DecisionItem.Kind.all.first { $0.name == name }?.word ?? "row"
    }
    isList = false
    title = "\(listing.title, .heading)"
    head = decision.standing.map { [Row(.role("standing"), Text($0))] } ?? []
    let lines = [
      ("Chosen", decision.choice), ("Decision", decision.outcome), ("Context", decision.context),
    ]
    for (role, said) in lines {
      guard let said else { continue }
      head.append(
        Row(.role(role), "\(role): \(said)") { line in
          guard let limit = paper.limit else { return [line] }
          return paper.isWhole ? paper.wrapped([line], indent: 3) : [line.cut(to: limit)]
        })
    }
    head += .section("Drivers:", decision.drivers.map { (.driver, $0) }, on: paper)
    foot = foot.map { $0.wrapped(on: paper, indent: 3) }
    foot += .section(
      "Consequences (not counted):",
      decision.consequences.map { (.consequence($0.side), $0.text) }, on: paper)
    foot += .section("Remarks:", decision.remarks.map { (.remark, $0) }, on: paper)
    foot += Self.sections(decision.sections, on: paper)
    if decision.problems > 0 {
      let (were, them) = decision.problems == 1 ? ("was", "it") : ("were", "them")
      let things = counted(decision.problems, "thing")
      let sentence: Text =
        "\(things) in the file \(were) not understood: `notes` shows \(them)"
      foot.append(Row(.role("problems"), sentence).wrapped(on: paper, indent: 0))
    }
    let options = rows
    rows = Rows(options.count) { range, others in
      options[range, among: others].map { $0.wrapped(on: paper, indent: listing.indent) }
    }
    head = head.map { $0.wrapped(on: paper, indent: 0) }
  }

  /// The text of the sections. At first, one line says how much there is.
  private static func sections(_ sections: [Decision.Section], on paper: Paper) -> [Row] {
    guard !sections.isEmpty else { return [] }
    let isShown = paper.isWhole || paper.limit == nil
    let sum: Text = "More text in \(counted(sections.count, "section")): `show` shows it"
    return [Row(.role("sections"), "sections") { _ in isShown ? [] : paper.wrapped([sum]) }]
      + sections.flatMap { section in
        section.blocks.enumerated().map { place, block in
          let id = Row.ID(owner: "section", text: "\(section.heading ?? "")\n\(block.text)")
          return Row(id, Text(block.text)) { _ in
            let heading = place == 0 ? section.heading.map { ["\($0):" as Text] } ?? [] : []
            return isShown ? paper.wrapped(heading) + block.lines(on: paper) : []
          }
        }
      }
  }

  /// The page of one option: its arguments, its notes, its tally and its text.
  public init(option page: DecisionPage, on paper: Paper) {
    self.init(page, on: paper)
    isList = true
    let listing = page.listing
    // The chosen mark follows the title but isn't part of it.
    subject =
      listing.title.hasSuffix(Listing.chosenMark)
      ? String(listing.title.dropLast(Listing.chosenMark.count)) : listing.title
  }
}

nonisolated extension Decision.Block {
  /// The lines of a block: a paragraph is wrapped anew, anything else keeps its lines.
  fileprivate func lines(on paper: Paper) -> [Text] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = kind == .paragraph ? [lines.joined(separator: " ")] : lines.map(String.init)
    return paper.wrapped(texts.map { $0.isEmpty ? "" : "   \($0)" }, indent: 3)
  }
}
