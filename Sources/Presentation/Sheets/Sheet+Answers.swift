import BusinessLogic
import Decisions

extension Sheet {
  /// Creates a sheet that is numbered by row or, for readers who don't see the list, by the
  /// decisions' keys.
  package init(_ list: DecisionList, byKey isByKey: Bool = false) {
    self.init(
      "list", title: list.title,
      rows: Rows(list.rows) { row in
        let summary = row.entry.summary
        let state = row.entry.trouble == nil ? summary?.state : .other
        return [
          .number: .row(isByKey ? .decision(row.entry.key) : row.number),
          .title: .text(row.entry.title),
          .route: .place(.decision(row.entry.key)), .status: Value(summary?.status),
          .state: Value(state?.rawValue), .date: Value(summary?.date),
          .chosen: Value(summary?.chosen),
          .options: summary.map { .number($0.options) } ?? .nothing,
          .arguments: summary.map { .number($0.arguments) } ?? .nothing,
          .problems: .texts(row.entry.trouble.map { [$0] } ?? []),
        ]
      }, sentences: list.remarks, isNegative: list.rows.isEmpty && list.filter != nil)
  }

  package init(_ agenda: Agenda) {
    self.init(
      "agenda",
      rows: Rows(agenda.rows) { row in
        [
          .title: .text(row.title), .route: .place(.decision(row.key)),
          .standing: Value(row.standing), .lead: .text(row.balance),
          .problems: .texts(row.problems),
        ]
      }, sentences: agenda.sentences, isNegative: agenda.hasFailed)
  }

  package init(_ findings: Findings) {
    self.init(
      "check",
      rows: Rows(findings.rows) { row in
        let problem = row.problem
        return [
          .file: .text(row.path), .line: .number(problem.line), .error: .flag(problem.isError),
          .name: Value(problem.kind?.rawValue), .message: .text(problem.message),
        ]
      }, sentences: findings.allClear.map { [$0] } ?? [], isNegative: findings.hasFailed)
  }

  package init(_ differences: Differences) {
    self.init(
      "diff",
      rows: Rows(differences.decisions) { item in
        [
          .number: .row(.decision(item.key)), .title: .text(item.title),
          .route: .place(.decision(item.key)),
          .status: Value(item.status), .changes: .texts(item.deltas.map(\.words)),
          .lines: .numbers(item.lines.map { $0 ?? 0 }), .ranking: .texts(item.rankings),
          .flips: .texts(item.flips), .address: Value(item.address),
        ]
      },
      sentences: [differences.sentence] + (differences.gap.map { [$0] } ?? []))
  }

  /// Creates the sheet of what others propose: a row for each decision that an edit changes, with the
  /// number of the edit.
  package init(_ proposals: [Proposal]) {
    let rows = proposals.flatMap { proposal in
      proposal.edits.enumerated().flatMap { index, edit in
        edit.map { (proposal, number: index + 1, change: $0) }
      }
    }
    self.init(
      "proposals",
      rows: Rows(rows) { proposal, number, change in
        [
          .number: .row(.position(number)), .name: .text(proposal.author),
          .remark: .text("\(change.key), by \(proposal.author), \(proposal.begun)"),
          .title: .text((change.after ?? change.before)?.title ?? ""),
          .route: .place(.decision(change.key)),
          .changes: .texts(change.deltas.map(\.words)),
        ]
      },
      sentences: proposals.isEmpty
        ? ["Nobody proposes anything"] : proposals.compactMap(\.trouble))
  }

  /// Creates the sheet of the matches of `find`, `why` or `search`.
  package init(_ name: String, matches listing: Listing) {
    self.init(
      name, title: listing.title,
      rows: Rows(listing.rows) { row in
        let finding = row.finding
        let (other, text) =
          name == "why" ? (Column.outcome, row.heading) : (Column.remark, row.remark)
        return [
          .number: .row(row.number), .route: .place(row.place), .text: .text(row.text),
          .item: Value(finding?.item), .decision: Value(finding?.decision),
          .option: Value(finding?.option),
          .verdict: Value(finding?.verdict), .status: Value(finding?.status),
          .date: Value(finding?.date), other: Value(text),
        ]
      }, sentences: listing.gap, isNegative: listing.rows.isEmpty)
  }

  /// A service with the screens that it feeds, and its fault.
  package typealias Service = (name: String, screens: String, fault: String?)

  package init(services: [Service]) {
    self.init(
      "faults",
      rows: Rows(services) { name, screens, fault in
        [.service: .text(name), .screens: .text(screens), .fault: Value(fault)]
      })
  }

  package init(facts: [(name: String, value: String)]) {
    self.init(
      "about", rows: Rows(facts) { name, value in [.fact: .text(name), .value: .text(value)] })
  }

  package init(_ comparison: Comparison) {
    self.init(
      "compare", title: comparison.title,
      rows: Rows(comparison.rows) { row in
        [
          .number: .row(.position(row.number)), .title: .text(row.title),
          .route: .place(row.place),
          .chosen: .flag(row.isChosen), .total: .number(row.tally.total),
          .pros: .number(row.tally.pros.weight), .cons: .number(row.tally.cons.weight),
        ]
      }, sentences: [comparison.balance] + (comparison.warning.map { [$0] } ?? []))
  }

  package init(_ fragility: Fragility) {
    self.init(
      "flip", title: fragility.title,
      rows: Rows(
        fragility.sections.flatMap { section in section.rows.map { (section.effect, $0) } }
      ) { effect, row in
        [
          .effect: .text(effect.rawValue), .option: .text(row.option),
          .side: .text(row.side.rawValue), .number: .text("\(row.number)"),
          .weight: .number(row.weight), .weights: .numbers(row.weights), .text: .text(row.text),
          .route: .place(row.place),
        ]
      },
      sentences: [fragility.balance]
        + fragility.sections.map(\.sentence)
        + (fragility.warning.map { [$0] } ?? []))
  }
}
