/// A change of one argument's weight, with everything else as it is.
package struct WeightChange: Sendable, Hashable {
  /// The index of the option in the decision.
  package let option: Int

  /// The index of the argument among all arguments of the option.
  package let argument: Int
  package let from: Int
  package let to: Int
  package var size: Int { abs(to - from) }
}
