/// How a service stands at one moment, as far as it tells by itself.
///
/// It is a state and no event, so that whoever is slow may miss some and lose nothing.
public struct SourceState: Sendable, Equatable {
  /// How often something that the service keeps may have changed since it was first watched.
  public let changes: Int

  /// Why nothing can be reached, in words without a full stop: `docs/decisions doesn't exist`; `nil`
  /// as long as it can.
  public let trouble: String?

  /// Creates a state; without arguments it is that of a service that has just been found well.
  public init(changes: Int = 0, trouble: String? = nil) {
    self.changes = changes
    self.trouble = trouble
  }
}
