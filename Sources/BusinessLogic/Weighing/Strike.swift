import Decisions

/// The arguments of equal weight on both sides, which cancel out, and the remaining ones.
///
/// "If I find a Reason pro equal to some two Reasons con, I strike out the three" (Benjamin
/// Franklin to Joseph Priestley, 19 September 1772). Strikes one argument against one of equal
/// weight, then one against two, then one against more, of which it tries the heaviest that fit.
/// Omits Franklin's two against three: it has so many solutions that the rest would be arbitrary.
/// The balance stays the same.
///
/// The work grows with the number of arguments times the number of different weights.
package struct Strike: Sendable, Hashable {
  /// Arguments that cancel out, by their indices on their sides.
  package struct Group: Sendable, Hashable {
    package let pros: [Int]
    /// The struck cons, with the same weight as the pros.
    package let cons: [Int]
  }

  package let groups: [Group]
  package let pros: [Int]
  package let cons: [Int]

  /// Strikes out the pros and cons of `topic`. Arguments of equal weight go in their order.
  package init(of topic: Topic) {
    var pros = WeightPool(topic.arguments(on: .pro).map(\.weight))
    var cons = WeightPool(topic.arguments(on: .con).map(\.weight))
    var groups: [Group] = []

    func strike(_ proWeights: [Int], _ conWeights: [Int]) {
      groups.append(
        Group(
          pros: proWeights.compactMap { pros.take($0) },
          cons: conWeights.compactMap { cons.take($0) }))
    }

    for weight in pros.weights {
      while pros.holds(weight), cons.holds(weight) { strike([weight], [weight]) }
    }
    for search in [WeightPool.pair, WeightPool.heaviestFirst] {
      for weight in (pros.weights + cons.weights).sorted(by: >) {
        // No weight remains on both sides, so one of these loops does nothing.
        while pros.holds(weight), let found = search(cons)(weight) { strike([weight], found) }
        while cons.holds(weight), let found = search(pros)(weight) { strike(found, [weight]) }
      }
    }
    self.groups = groups
    self.pros = pros.indices
    self.cons = cons.indices
  }
}

/// The arguments of one side that aren't struck yet, by weight.
struct WeightPool {
  /// The distinct remaining weights, heaviest first.
  var weights: [Int] { stacks.keys.sorted(by: >) }
  /// The indices of the arguments by weight, each list in descending order.
  private var stacks: [Int: [Int]]

  init(_ weights: [Int]) {
    stacks = Dictionary(grouping: weights.indices.reversed()) { weights[$0] }
  }

  var indices: [Int] {
    stacks.values.joined().sorted()
  }

  func holds(_ weight: Int) -> Bool {
    stacks[weight] != nil
  }

  /// Removes the first argument of this weight and returns its index; `nil` if there is none.
  mutating func take(_ weight: Int) -> Int? {
    guard let index = stacks[weight]?.popLast() else { return nil }
    if stacks[weight]?.isEmpty == true { stacks[weight] = nil }
    return index
  }

  /// Returns two weights with this sum, the farthest apart; `nil` if there are none.
  func pair(summingTo sum: Int) -> [Int]? {
    let weights = weights
    var heavy = weights.startIndex
    var light = weights.endIndex - 1
    while heavy <= light {
      switch weights[heavy] + weights[light] {
      case sum where heavy < light || (stacks[weights[heavy]]?.count ?? 0) > 1:
        return [weights[heavy], weights[light]]
      case ...sum: light -= 1
      default: heavy += 1
      }
    }
    return nil
  }

  /// Returns weights with this sum, each the heaviest that fits; `nil` if that fails.
  func heaviestFirst(summingTo sum: Int) -> [Int]? {
    var rest = sum
    var found: [Int] = []
    for weight in weights where weight > 0 && weight <= rest {
      let count = min(stacks[weight]?.count ?? 0, rest / weight)
      found += Array(repeating: weight, count: count)
      rest -= count * weight
    }
    return rest == 0 && !found.isEmpty ? found : nil
  }
}
