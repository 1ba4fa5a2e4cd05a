/// What a fault does to one call.
public enum FaultEffect: Sendable, Hashable {
  /// The call reaches the service as if there were no fault.
  case none
  /// The call fails with this message.
  case fail(String)
  /// The call answers with nothing.
  case empty
  /// The call waits this long before it reaches the service.
  case delay(Duration)
  /// The call never answers.
  case hang
}
