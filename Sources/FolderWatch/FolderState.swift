import SystemPackage

/// The state of a watched folder after a burst of changes.
///
/// A state rather than an event, so that a slow reader can skip some without losing anything.
public struct FolderState: Sendable, Equatable {
  /// The number of bursts since the watch started.
  public let changes: Int

  /// The error of opening the root; `nil` if it can be opened.
  public let error: Errno?

  init(changes: Int = 0, error: Errno? = nil) {
    self.changes = changes
    self.error = error
  }
}
