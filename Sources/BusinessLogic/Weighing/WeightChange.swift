/// A change of one argument's weight, with everything else as it is.
public struct WeightChange: Sendable, Hashable {
  /// The index of the option in the decision.
  public let option: Int

  /// The index of the argument among all arguments of the option.
  public let argument: Int

  /// The current weight.
  public let from: Int

  /// The new weight.
  public let to: Int

  /// The size of the change.
  public var size: Int { abs(to - from) }
}
