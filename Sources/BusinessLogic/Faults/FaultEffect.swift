/// The effect of a fault on one call.
public enum FaultEffect: Sendable, Hashable {
  case none
  case fail(String)
  case empty
  case delay(Duration)
  case hang
}
