/// An injected failure, which shows how the layers above handle it.
public struct Fault: Sendable, Hashable {
  /// The kind of a fault.
  public enum Kind: Sendable, Hashable {
    /// Every call fails with this message.
    case fail(String)
    /// Every call returns an empty answer.
    case empty
    /// Every call takes this much longer.
    case slow(Duration)
    /// No call returns.
    case hang
    /// Every call fails, and the service reports itself as unreachable.
    case down
    /// The first `failing` of every `calls` calls fail.
    case flaky(failing: Int, calls: Int)
  }

  /// The kind.
  public let kind: Kind

  /// Whether the fault ends after one call, or after one round of a flaky service.
  public let isOnce: Bool

  /// Creates a fault.
  public init(_ kind: Kind, once isOnce: Bool = false) {
    self.kind = kind
    self.isOnce = isOnce
  }
}
