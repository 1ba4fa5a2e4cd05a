/// What a change means to a view model that follows it: see ``ViewModel/follow(_:besides:_:)``.
///
/// ```swift
/// struct Renamed: Equatable { let name: String }
///
/// @MainActor func follow(_ changes: Box<Renamed?>, in viewModel: ViewModel<String>) {
///   viewModel.follow(changes) { change, _ in
///     change.map { .known(before: nil, after: .success($0.name), .changed) } ?? .nothing
///   }
/// }
/// ```
public enum Effect<Response: Sendable & Equatable>: Sendable {
  /// The change concerns other data.
  case nothing
  /// The data may have changed: the next appearance fetches.
  case doubt
  /// The data has changed: on display, the view model updates at once; otherwise as `doubt`.
  case news
  /// The new response is known, and the one before the change, if anything was before.
  /// `isFresh` is `false` if others may have made changes that nobody reported: then also `doubt`.
  case known(
    before: WorkerResult<Response>?, after: WorkerResult<Response>, Cause, isFresh: Bool = true)
}
