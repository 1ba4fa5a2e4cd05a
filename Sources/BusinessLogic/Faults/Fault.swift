/// A failure that somebody asked for, to see what the layers above do with it.
public struct Fault: Sendable, Hashable {
  /// What goes wrong.
  public enum Kind: Sendable, Hashable {
    /// Every call fails with this message.
    case fail(String)
    /// Every call answers with nothing.
    case empty
    /// Every call takes this much longer.
    case slow(Duration)
    /// No call ever answers.
    case hang
    /// Every call fails, and the service says by itself that it can't be reached.
    case down
    /// The first `failing` of every `calls` calls fail.
    case flaky(failing: Int, calls: Int)
  }

  /// What goes wrong.
  public let kind: Kind

  /// Whether it is over after it has happened: after one call, or one round of a flaky service.
  public let isOnce: Bool

  /// Creates a fault.
  public init(_ kind: Kind, once isOnce: Bool = false) {
    self.kind = kind
    self.isOnce = isOnce
  }
}
