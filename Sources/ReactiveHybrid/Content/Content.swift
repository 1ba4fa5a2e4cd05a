/// Everything that a screen shows: the response, whether a request is running, and what went wrong.
///
/// A view model replaces the whole content of its ``Box`` in one step, so no listener sees a
/// partial change. Only the box's ``Owner`` can change a content, in steps such as ``loading()``.
///
/// ```swift
/// @MainActor func line(of content: Content<[String]>) -> String {
///   if content.isLoading { return "Loading…" }
///   if let message = content.message { return "Alert: \(message)" }
///   return "\(content.response?.count ?? 0) rows"
/// }
/// ```
public struct Content<Response: Sendable & Equatable>: Sendable, Equatable {
  /// The last answer.
  ///
  /// A later failure keeps it, unless the service reports that nothing is left.
  public internal(set) var response: Response?

  /// The reason for the current response.
  ///
  /// Defaults to `asked`.
  public internal(set) var cause = Cause.asked

  /// The last failure.
  ///
  /// A request that the user waits for clears it when it starts, an update only when it is
  /// answered.
  public internal(set) var failure: WorkerFailure?

  /// The alert that the screen still has to show.
  ///
  /// Call ``ViewModel/alertShown()`` when it has.
  public internal(set) var message: Reason?

  /// Whether the user is waiting for a running request.
  public internal(set) var isLoading = false

  /// Whether the last request was cancelled and had no result.
  public internal(set) var isCancelled = false

  /// The content before the first request.
  public init() {}

  /// The answer to the last request: ``response``, unless a request is running, or the last one has
  /// failed or was cancelled.
  public var answer: Response? { isLoading || isCancelled || !status ? nil : response }

  /// `false` after a failure, as long as ``failure`` is kept.
  public var status: Bool { failure == nil }

  /// Whether the response is older than the failure.
  public var isEarlier: Bool { failure != nil && response != nil }
}
