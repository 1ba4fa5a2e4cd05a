/// How the options of a decision stand to each other by their totals.
///
/// Options are named by their places in the decision, from 0.
public struct Lead: Sendable, Hashable {
  /// The total of every option, in the decision's order.
  public let totals: [Int]

  /// The options, best total first; those with the same total tie and stand together, in the
  /// decision's order.
  public let ranking: [[Int]]

  /// Ranks `options` by their tallies.
  public init(of options: [Topic]) {
    let totals = options.map { Tally(of: $0).total }
    self.totals = totals
    ranking = Dictionary(grouping: totals.indices) { totals[$0] }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }

  /// The options with the best total, more than one in a tie.
  public var leaders: [Int] { ranking.first ?? [] }

  /// The options right behind the leaders; empty if there are none.
  public var next: [Int] { ranking.dropFirst().first ?? [] }

  /// Whether more than one option leads.
  public var isTie: Bool { leaders.count > 1 }

  /// By how much the one leader is ahead of the next option; 0 in a tie.
  public var margin: Int {
    guard !isTie, let leader = leaders.first, let next = next.first else { return 0 }
    return totals[leader] - totals[next]
  }

  /// How far the total of `option` is from the best of the other totals.
  func distance(of option: Int) -> Int {
    guard let best = leaders.first, !leaders.contains(option) else { return margin }
    return totals[best] - totals[option]
  }
}
