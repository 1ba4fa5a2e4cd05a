/// The counts and the sums of the weights of a topic's arguments.
public struct Tally: Sendable, Hashable {
  /// The tally of one side.
  public struct Part: Sendable, Hashable {
    /// The number of arguments.
    public let count: Int

    /// The sum of their weights.
    public let weight: Int
  }

  /// The pros.
  public let pros: Part

  /// The cons.
  public let cons: Part

  /// Tallies the arguments of `topic`, without neutral ones.
  public init(of topic: Topic) {
    pros = Part(of: topic.arguments(on: .pro))
    cons = Part(of: topic.arguments(on: .con))
  }

  /// The sum of the pros' weights minus the sum of the cons'.
  ///
  /// Whole numbers are enough: Franklin's weights lack "the precision of algebraic quantities" (to
  /// Priestley, 1772), and even equal ones serve well (Dawes, "The robust beauty of improper linear
  /// models", 1979).
  public var total: Int { pros.weight - cons.weight }

  /// The number of pros and cons.
  public var count: Int { pros.count + cons.count }
}

extension Tally.Part {
  init(of arguments: [Argument]) {
    count = arguments.count
    weight = arguments.reduce(0) { $0 + $1.weight }
  }
}
