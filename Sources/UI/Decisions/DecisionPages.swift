import BusinessLogic
import Decisions
import Presentation
import Prompt

nonisolated extension Page {
  package init(_ list: DecisionList, on paper: Paper) {
    title = paper.cut("\(list.title, .heading)")
    rows = Rows(list.rows.count) { range, others in
      let table = DecisionTable(Array(list.rows[others]), on: paper)
      return list.rows[range].map { row in Row(row) { [table.line(row)] } }
    }
    foot = list.remarks.map { Row(Row.ID(.sentence, $0), paper.cut(Text($0))) }
    if list.rows.isEmpty {
      let none: Text =
        list.filter == nil
        ? "There are none here yet: `new TITLE` creates the first" : "No decision matches"
      foot.append(Row(Row.ID(.sentence), none))
    }
    isNegative = list.rows.isEmpty && list.filter != nil
    rest = list.rest
  }

  /// Creates the page of one decision: its options and their context. At first, long texts have one
  /// line.
  package init(_ decision: DecisionPage, on paper: Paper) {
    self.init(decision, isWhole: paper.isWhole || paper.limit == nil, on: paper)
  }

  private init(_ page: DecisionPage, isWhole: Bool, on paper: Paper) {
    let (listing, decision) = (page.listing, page.decision)
    self.init(listing)
    isList = false
    // Text of the outcome may follow the consequences.
    let end = decision.consequences.first?.line ?? .max
    func text(_ part: Decision.Section.Part, isTitled: Bool = false) -> [Row] {
      decision.sections.filter { section in
        let isLate = section.part == .outcome && section.blocks.first?.line ?? 0 > end
        return (isLate ? .other : section.part) == part
      }.flatMap { $0.rows(isTitled: isTitled, isShown: isWhole, on: paper) }
    }
    let standing = decision.standing.map { Row(Row.ID(.standing), Text($0)) }
    head = [standing?.wrapped(on: paper, indent: 0)].compactMap(\.self)
    head += text(.head, isTitled: true)
    let lines: [(Row.ID.Kind, String, String?)] = [
      (.chosen, "Chosen", decision.choice),
      (.outcome, "Decision", decision.choice == nil ? decision.outcome : nil),
      (.context, "Context", decision.context),
    ]
    for (kind, name, text) in lines {
      guard let text else { continue }
      head.append(
        Row(Row.ID(kind), "\(name): \(text)") { line in
          guard let limit = paper.limit else { return [line] }
          return paper.isWhole ? paper.wrapped([line], indent: 3) : [line.cut(to: limit)]
        })
    }
    head += text(.context, isTitled: decision.context != nil)
    head += .section("Drivers:", decision.drivers.map { (.driver, $0) }, on: paper)
    head += text(.drivers, isTitled: !decision.drivers.isEmpty)
    foot = foot.map { $0.wrapped(on: paper, indent: 3) }
    foot += text(.outcome)
    foot += .section(
      "Consequences (not counted):",
      decision.consequences.map { (.consequence($0.side), $0.text) },
      details: isWhole ? decision.consequences.map(\.details) : [], on: paper)
    foot += .section("Remarks:", decision.remarks.map { (.remark, $0) }, on: paper)
    if !decision.sections.isEmpty {
      let sum: Text = "More text in \(counted(decision.sections.count, "section")): `show` shows it"
      foot.append(Row(Row.ID(.sections), "sections") { _ in isWhole ? [] : paper.wrapped([sum]) })
    }
    foot += text(.other)
    let problems = decision.problems.count
    if problems > 0 {
      let (were, them) = problems == 1 ? ("was", "it") : ("were", "them")
      let things = counted(problems, "thing")
      let sentence: Text =
        "\(things) in the file \(were) not understood: `notes` shows \(them)"
      foot.append(Row(Row.ID(.problems), sentence).wrapped(on: paper, indent: 0))
    }
    let (options, indent) = (rows, listing.indent)
    rows = Rows(options.count) { range, others in
      options[range, among: others].map { $0.wrapped(on: paper, indent: indent) }
    }
  }

  package init(option page: DecisionPage, on paper: Paper) {
    self.init(page, isWhole: true, on: paper)
    isList = true
    // The chosen mark follows the title but isn't part of it.
    subject = page.listing.title.replacing(Listing.chosenMark, with: "")
  }
}

nonisolated extension Row {
  /// Creates the row of a decision, without lines if it isn't shown.
  init(_ row: DecisionList.Row, layOut: @escaping () -> [Text] = { [] }) {
    let entry = row.entry
    let cells = [entry.title, row.status, row.date, row.chosen, row.counts, entry.trouble ?? ""]
    self.init(
      row.number, ID(.decision, entry.key), name: entry.title, route: .decision(entry.key),
      text: cells.joined(separator: "\n"), layOut: layOut)
  }
}

nonisolated extension Decision.Section {
  /// Returns the rows of the blocks, below the heading unless the part already has a title.
  fileprivate func rows(isTitled: Bool, isShown: Bool, on paper: Paper) -> [Row] {
    if blocks.isEmpty, let heading {
      return [
        Row(Row.ID(.section, heading), Text(heading)) { isShown ? paper.wrapped([$0]) : [] }
      ]
    }
    return blocks.enumerated().map { index, block in
      let id = Row.ID(.section, "\(heading ?? "")\n\(block.text)")
      return Row(id, Text(block.text)) { _ in
        let title = index == 0 && !isTitled ? heading.map { ["\($0):" as Text] } ?? [] : []
        return isShown ? paper.wrapped(title) + lines(of: block, on: paper) : []
      }
    }
  }

  /// Returns the lines of a block. Paragraphs are rewrapped; other blocks and the front matter keep
  /// their lines.
  private func lines(of block: Decision.Block, on paper: Paper) -> [Text] {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let isProse = block.kind == .paragraph && heading != nil
    let texts = isProse ? [lines.joined(separator: " ")] : lines.map(String.init)
    return paper.wrapped(texts.map { $0.isEmpty ? "" : "   \($0)" }, indent: 3)
  }
}
