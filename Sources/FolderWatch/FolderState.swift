import SystemPackage

/// The state of a watched folder after a burst of changes.
///
/// A state rather than an event, so that a slow reader can skip some without losing anything.
package struct FolderState: Sendable, Equatable {
  /// The number of bursts since the watch started.
  package var changes = 0

  /// The error of opening the root; `nil` if it can be opened.
  package var error: Errno?
}
