/// One argument given another weight, all else being left as it is.
public struct WeightChange: Sendable, Hashable {
  /// The place of its option in the decision, from 0.
  public let option: Int

  /// Its place among all arguments of the option, from 0.
  public let argument: Int

  /// What it weighs.
  public let from: Int

  /// What it would weigh.
  public let to: Int

  /// How far the weight moves.
  public var size: Int { abs(to - from) }
}
