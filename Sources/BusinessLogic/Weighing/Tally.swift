/// The arguments of a topic, counted and added up.
public struct Tally: Sendable, Hashable {
  /// What there is on one side.
  public struct Part: Sendable, Hashable {
    /// How many arguments.
    public let count: Int

    /// The sum of their weights.
    public let weight: Int
  }

  /// What counts for the topic.
  public let pros: Part

  /// What counts against it.
  public let cons: Part

  /// Counts and adds up the arguments of `topic`; neutral ones don't count.
  public init(of topic: Topic) {
    pros = Part(of: topic.arguments(on: .pro))
    cons = Part(of: topic.arguments(on: .con))
  }

  /// The weights of the pros less the weights of the cons.
  ///
  /// Whole numbers are enough: Franklin's weights lack "the precision of algebraic quantities"
  /// (to Priestley, 1772), and even equal ones serve well (Dawes, "The robust beauty of improper
  /// linear models", 1979).
  public var total: Int { pros.weight - cons.weight }

  /// How many arguments take a side.
  public var count: Int { pros.count + cons.count }
}

extension Tally.Part {
  init(of arguments: [Argument]) {
    count = arguments.count
    weight = arguments.reduce(0) { $0 + $1.weight }
  }
}
