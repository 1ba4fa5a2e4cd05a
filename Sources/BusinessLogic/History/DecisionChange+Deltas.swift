import Decisions

extension DecisionChange {
  /// The differences: the fields, the choice and the lead first, then the options with their items,
  /// then the items of the decision itself. Empty if the decision hasn't changed.
  package var deltas: [DecisionDelta] {
    switch (before, after) {
    case (nil, nil): return []
    case (nil, let after?): return [.decisionAdded] + after.options.flatMap(\.additions)
    case (_, nil): return [.decisionRemoved]
    case (let before?, let after?):
      let deltas = Comparing(before, after).deltas
      return deltas.isEmpty && before != after ? [.otherText] : deltas
    }
  }
}

private struct Comparing {
  private let before: Decision
  private let after: Decision
  private let options: Matching

  init(_ before: Decision, _ after: Decision) {
    (self.before, self.after) = (before, after)
    let texts = [before, after].map { $0.options.map { Set($0.arguments.map(\.text)) } }
    options = Matching(before.options, after.options, by: [\.title, { slug($0.title) }]) {
      let (old, new) = (texts[0][$0], texts[1][$1])
      return old.isEmpty || new.isEmpty || !old.isDisjoint(with: new)
    }
  }

  var deltas: [DecisionDelta] {
    fields + (conflict ?? choice + lead)
      + options.removed.map { .optionRemoved(before.options[$0].title) }
      + options.added.flatMap {
        [.optionAdded(after.options[$0].title)] + after.options[$0].additions
      }
      + options.pairs.flatMap(deltas) + (options.isInOrder ? [] : [.optionsReordered])
      + Self.deltas(before.items, after.items) + sections
  }

  private var sections: [DecisionDelta] {
    func texts(_ decision: Decision) -> [String?: [String]] {
      Dictionary(
        decision.sections.map { ($0.heading, $0.blocks.map(\.text)) }, uniquingKeysWith: +)
    }
    let (old, new) = (texts(before), texts(after))
    var seen: Set<String?> = []
    return (before.sections + after.sections).map(\.heading)
      .filter { old[$0, default: []] != new[$0, default: []] && seen.insert($0).inserted }
      .map { .section($0) }
  }

  private var fields: [DecisionDelta] {
    DecisionDelta.Field.allCases.compactMap { field in
      let (old, new) = (before[field], after[field])
      return old == new ? nil : .field(field, from: old, to: new)
    }
  }

  private var conflict: [DecisionDelta]? {
    guard before.isInConflict || after.isInConflict else { return nil }
    return [.conflict(line: after.problems.first(where: \.isConflict)?.line)]
  }

  /// The change of the chosen option, unless the same option only got another title.
  private var choice: [DecisionDelta] {
    let partner = before.chosen.flatMap { old in options.pairs.first { $0.before == old }?.after }
    let isSame = (before.chosen == nil) == (after.chosen == nil) && partner == after.chosen
    guard !isSame else { return [] }
    return [
      .chosen(
        from: before.chosen.map { before.options[$0].title },
        to: after.chosen.map { after.options[$0].title })
    ]
  }

  private var lead: [DecisionDelta] {
    let (old, new) = (DecisionDelta.Standing(of: before), DecisionDelta.Standing(of: after))
    let titles = Dictionary(
      options.pairs.map { (before.options[$0.before].title, after.options[$0.after].title) }
    ) { title, _ in title }
    let renamed = DecisionDelta.Standing(
      leaders: old.leaders.map { titles[$0] ?? $0 }, margin: old.margin)
    let isStillTie = renamed.leaders.count > 1 && new.leaders.count > 1
    return renamed == new || isStillTie ? [] : [.lead(from: old, to: new)]
  }

  private func deltas(_ pair: (before: Int, after: Int)) -> [DecisionDelta] {
    let (old, new) = (before.options[pair.before], after.options[pair.after])
    let name: [DecisionDelta] =
      old.title == new.title ? [] : [.optionRenamed(from: old.title, to: new.title)]
    return name + Self.deltas(old.items, new.items)
  }

  private static func deltas(
    _ before: [DecisionItem], _ after: [DecisionItem]
  ) -> [DecisionDelta] {
    let texts = [before, after].map { $0.map { Likeness($0.text) } }
    let matching = Matching(before, after, by: [{ [AnyHashable($0.kind), $0.text] }, \.text]) {
      before[$0].kind == after[$1].kind && texts[0][$0].isRewording(of: texts[1][$1])
    }
    var deltas = matching.removed.map { DecisionDelta.removed(before[$0]) }
    deltas += matching.added.map { .added(after[$0]) }
    for pair in matching.pairs {
      let (old, new) = (before[pair.before], after[pair.after])
      if old.kind != new.kind { deltas.append(.moved(new, from: old.kind)) }
      if old.text != new.text { deltas.append(.reworded(new, from: old.text)) }
      if old.weight != new.weight { deltas.append(.reweighed(new, from: old.weight)) }
      if old.details != new.details { deltas.append(.detailed(new)) }
    }
    var last: [DecisionItem.Kind: Int] = [:]
    var reordered: Set<DecisionItem.Kind> = []
    for pair in matching.pairs {
      let item = after[pair.after]
      guard before[pair.before].kind == item.kind else { continue }
      if item.number < last[item.kind, default: 0], reordered.insert(item.kind).inserted {
        deltas.append(.reordered(item.kind, of: item.option))
      }
      last[item.kind] = item.number
    }
    return deltas
  }
}

extension Topic {
  /// The differences that list its arguments as added.
  fileprivate var additions: [DecisionDelta] {
    items.filter { $0.kind.side != nil }.map { .added($0) }
  }
}

extension Decision {
  fileprivate subscript(_ field: DecisionDelta.Field) -> String? {
    switch field {
    case .title: title
    case .status: status
    case .date: date
    case .context: context
    case .outcome: outcome
    }
  }
}

extension DecisionDelta.Standing {
  package init(of decision: Decision) {
    let lead = Lead(of: decision.options)
    let isAlone = decision.options.count < 2
    self.init(
      leaders: isAlone ? [] : lead.leaders.map { decision.options[$0].title }, margin: lead.margin)
  }
}
