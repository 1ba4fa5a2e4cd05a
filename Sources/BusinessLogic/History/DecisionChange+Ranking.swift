import Decisions

/// What a reviewer asks of a change besides its differences.
extension DecisionChange {
  /// The options by total, best first, before and after: `Kafka (+6), Redis (-2)`. One text if it is the
  /// same; none without totals to compare, as in a merge conflict.
  var rankings: [String] {
    let versions = [before, after].compactMap(\.self)
    if versions.contains(where: \.isInConflict) { return [] }
    let all = versions.compactMap(\.ranking)
    return Set(all).count == 1 ? [all[0]] : all
  }

  /// What change of one weight would turn the new ranking, a sentence and an argument each; empty if
  /// the ranking hasn't changed.
  var flips: [String] {
    guard let after, let ranking = after.ranking, ranking != before?.ranking,
      let section = Fragility(of: after, called: key).sections.first
    else { return [] }
    return [section.sentence] + section.rows.map { "\($0.option): \($0.words)" }
  }

  /// The line of each difference in the later file; `nil` for what has none.
  func lines(of deltas: [DecisionDelta]) -> [Int?] {
    deltas.map { delta in
      switch delta {
      case .added(let item), .reworded(let item, _), .reweighed(let item, _), .moved(let item, _),
        .detailed(let item):
        after?.line(of: item)
      case .optionAdded(let title), .optionRenamed(_, let title):
        after?.options.first { $0.title == title }?.line
      case .conflict(let line): line
      default: nil
      }
    }
  }
}

extension Decision {
  fileprivate var ranking: String? {
    guard options.count > 1, conflict == nil, options.contains(where: { !$0.arguments.isEmpty })
    else { return nil }
    let lead = Lead(of: options)
    return firstFive(
      of: lead.ranking.joined().map { "\(options[$0].title) (\(Balance.signed(lead.totals[$0])))" })
  }

  fileprivate func line(of item: DecisionItem) -> Int? {
    let arguments: [Argument] =
      switch item.kind {
      case .argument(let side):
        options.first { $0.title == item.option }?.arguments(on: side) ?? []
      case .consequence(let side): consequences.filter { $0.side == side }
      case .note, .driver, .remark: []
      }
    return arguments.dropFirst(item.number - 1).first?.line
  }
}
