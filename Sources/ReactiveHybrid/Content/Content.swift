/// Everything that a screen shows: the response, whether a request is running, and what went wrong.
///
/// A view model replaces the content of its ``Box`` as a whole, in one step, so no listener ever sees
/// half a change. Only this library can change a content.
///
/// ```swift
/// @MainActor func line(of content: Content<[String]>) -> String {
///   if content.isLoading { return "Loading…" }
///   if let message = content.message { return "Alert: \(message)" }
///   return "\(content.response?.count ?? 0) rows"
/// }
/// ```
public struct Content<Response: Sendable & Equatable>: Sendable, Equatable {
  /// The last answer. It outlives a later failure.
  public internal(set) var response: Response?

  /// Why the response is the one it is. Defaults to `asked`.
  public internal(set) var cause = Cause.asked

  /// Why the last request failed; `nil` from the next request on.
  public internal(set) var failure: WorkerFailure?

  /// The alert that the screen still has to show. Call ``ViewModel/alertShown()`` when it has.
  public internal(set) var message: Reason?

  /// Whether a request is running that the user is waiting for.
  public internal(set) var isLoading = false

  /// Whether the last request was cancelled, so that nothing has come of it.
  public internal(set) var isCancelled = false

  /// The progress of that request, if the service reports it.
  public internal(set) var progress: Progress?

  /// The content before the first request.
  public init() {}

  /// `false` after a failure, until the next request.
  public var status: Bool { failure == nil }

  /// Whether the response is older than a failure.
  public var isEarlier: Bool { response != nil && failure != nil }
}
