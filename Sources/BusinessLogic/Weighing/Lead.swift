import Decisions

/// The ranking of a decision's options by total.
///
/// Identifies options by their indices in the decision.
package struct Lead: Sendable, Hashable {
  /// The total of each option, in the decision's order.
  package let totals: [Int]
  /// The options by total, best first; those with equal totals in one group.
  package let ranking: [[Int]]

  package init(of options: [Topic]) {
    let totals = options.map { Tally(of: $0).total }
    self.totals = totals
    ranking = Dictionary(grouping: totals.indices) { totals[$0] }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }

  /// The options with the best total; several in a tie.
  package var leaders: [Int] { ranking.first ?? [] }

  /// The options with the second-best total; empty if there are none.
  package var next: [Int] { ranking.dropFirst().first ?? [] }
  package var isTie: Bool { leaders.count > 1 }

  /// How far the only leader is ahead of the next option; 0 in a tie.
  package var margin: Int {
    guard !isTie, let leader = leaders.first, let next = next.first else { return 0 }
    return totals[leader] - totals[next]
  }

  /// Returns the distance between the total of `option` and the best of the others.
  func distance(of option: Int) -> Int {
    guard let best = leaders.first, !leaders.contains(option) else { return margin }
    return totals[best] - totals[option]
  }
}
