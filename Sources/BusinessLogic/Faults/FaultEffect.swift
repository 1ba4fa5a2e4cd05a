/// The effect of a fault on one call.
public enum FaultEffect: Sendable, Hashable {
  /// The call reaches the service normally.
  case none
  /// The call fails with this message.
  case fail(String)
  /// The call returns an empty answer.
  case empty
  /// The call waits this long before it reaches the service.
  case delay(Duration)
  /// The call never returns.
  case hang
}
