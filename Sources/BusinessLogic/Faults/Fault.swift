/// An injected failure, which shows how the layers above handle it.
public struct Fault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case fail(String)
    case empty
    case slow(Duration)
    case hang
    /// Every call fails, and the service reports itself as unreachable.
    case down
    /// The first `failing` of every `calls` calls fail.
    case flaky(failing: Int, calls: Int)
  }

  package let kind: Kind
  /// Whether the fault ends after one call, or after one round of a flaky service.
  package let isOnce: Bool

  package init(_ kind: Kind, once isOnce: Bool = false) {
    self.kind = kind
    self.isOnce = isOnce
  }
}
