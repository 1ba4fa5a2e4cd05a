import Decisions

extension Decision {
  /// This decision without line numbers, for a decision that has no file.
  var withoutLines: Decision {
    Decision(
      title: title, status: status, date: date, options: options.map(\.withoutLines),
      chosen: chosen, context: context, outcome: outcome, drivers: drivers,
      consequences: consequences.map(\.withoutLine), remarks: remarks,
      sections: sections.map(\.withoutLines), links: links, problems: problems)
  }
}

extension Topic {
  fileprivate var withoutLines: Topic {
    Topic(
      title: title, arguments: arguments.map(\.withoutLine), notes: notes, wordings: wordings)
  }
}

extension Argument {
  fileprivate var withoutLine: Argument {
    Argument(side, text, details: details, weight: weight)
  }
}

extension Decision.Section {
  fileprivate var withoutLines: Self {
    Self(
      heading: heading, level: level, part: part, option: option,
      blocks: blocks.map { Decision.Block($0.kind, $0.text) })
  }
}
