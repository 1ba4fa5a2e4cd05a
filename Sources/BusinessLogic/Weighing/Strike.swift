/// What is struck out on both sides of a list because it weighs the same, and what is left.
///
/// "If I find a Reason pro equal to some two Reasons con, I strike out the three" (Benjamin
/// Franklin to Joseph Priestley, 19 September 1772). First one argument goes against one of equal
/// weight, then one against two, then one against more of which the heaviest that fit are tried.
/// Franklin's two against three is left out: there are so many ways to it that what is left would
/// be a matter of taste. The balance is the same before and after.
///
/// The work grows with the number of arguments times the number of different weights.
public struct Strike: Sendable, Hashable {
  /// Arguments that cancel out, named by their places on their sides, from 0.
  public struct Group: Sendable, Hashable {
    /// The pros that go.
    public let pros: [Int]

    /// The cons that go, together as heavy as the pros.
    public let cons: [Int]
  }

  /// What is struck out, in the order of striking.
  public let groups: [Group]

  /// The places of the pros that are left.
  public let pros: [Int]

  /// The places of the cons that are left.
  public let cons: [Int]

  /// Strikes out the pros and cons of `topic`; those of equal weight go in their order.
  public init(of topic: Topic) {
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
        // No weight is left on both sides, so one of these loops does nothing.
        while pros.holds(weight), let found = search(cons)(weight) { strike([weight], found) }
        while cons.holds(weight), let found = search(pros)(weight) { strike(found, [weight]) }
      }
    }
    self.groups = groups
    self.pros = pros.places
    self.cons = cons.places
  }
}
