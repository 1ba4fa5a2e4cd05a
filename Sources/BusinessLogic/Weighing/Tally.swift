import Decisions

/// The counts and the sums of the weights of a topic's arguments.
package struct Tally: Sendable, Hashable {
  package struct Part: Sendable, Hashable {
    let side: Side
    package let count: Int
    package let weight: Int

    init(of topic: Topic, on side: Side) {
      let arguments = topic.arguments(on: side)
      self.side = side
      count = arguments.count
      weight = arguments.reduce(0) { $0 + $1.weight }
    }

    /// The count, and the weight if it differs: `4 pros`, `4 pros, weight 7`.
    package var label: String {
      let counted = side.counted(count)
      return weight == count ? counted : "\(counted), weight \(weight)"
    }
  }

  package let pros: Part
  package let cons: Part
  /// The sum of the weights, each by the sign of its side: the pros' minus the cons'.
  ///
  /// Whole numbers are enough: Franklin's weights lack "the precision of algebraic quantities" (to
  /// Priestley, 1772), and even equal ones serve well (Dawes, "The robust beauty of improper linear
  /// models", 1979).
  package let total: Int

  /// Tallies the arguments of `topic`, without those of sides that don't count.
  package init(of topic: Topic) {
    pros = Part(of: topic, on: .pro)
    cons = Part(of: topic, on: .con)
    total = topic.arguments.reduce(0) { $0 + $1.side.sign * $1.weight }
  }

  package var count: Int { pros.count + cons.count }

  /// The counts, weights and total: `2 pros, 1 con, weight 3, total -1`.
  var words: String {
    "\(pros.label), \(cons.label), total \(Balance.signed(total))"
  }

  /// Whether the weight of a side differs from its count.
  var isWeighed: Bool {
    pros.weight != pros.count || cons.weight != cons.count
  }
}
