import SystemPackage

/// The state of a watched folder after a burst of changes.
///
/// It is a state rather than an event: a slow reader may miss some states and loses nothing.
public struct FolderState: Sendable, Equatable {
  /// The number of bursts since the watch began.
  public let changes: Int

  /// Why the root can't be opened; `nil` if it can.
  public let error: Errno?

  init(changes: Int = 0, error: Errno? = nil) {
    self.changes = changes
    self.error = error
  }
}
