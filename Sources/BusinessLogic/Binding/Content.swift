/// All that a screen shows: what was fetched, whether more is on its way, and what went wrong.
///
/// It is read by everybody and changed only here, always whole: a view model puts the next content
/// into its ``Box`` in one step, so that no listener ever sees half a change.
public struct Content<Response: Sendable & Equatable>: Sendable, Equatable {
  /// What the last success brought; it outlives a later failure.
  public internal(set) var response: Response?

  /// Whether ``response`` is older than a failure.
  public internal(set) var isEarlier = false

  /// What the last answer would have been about, in its title's words, if it was that there is nothing.
  public internal(set) var emptyHeading: String?

  /// Whether a request is under way.
  public internal(set) var isLoading = false

  /// How far the request under way has come, if it says so.
  public internal(set) var progress: Progress?

  /// `false` from a failure until the next request.
  public internal(set) var status = true

  /// The alert that the screen has still to raise; `nil` once it was shown.
  public internal(set) var message: String?

  /// Content before the first request.
  public init() {}

  /// Whether nothing was ever answered: neither a success nor a failure.
  public var isBlank: Bool {
    response == nil && status
  }

  func loading() -> Self {
    var next = self
    next.isLoading = true
    next.progress = nil
    next.status = true
    next.message = nil
    return next
  }

  func progressed(to progress: Progress) -> Self {
    var next = self
    next.progress = progress
    return next
  }

  func succeeded(with response: Response) -> Self {
    var next = Self()
    next.response = response
    return next
  }

  /// Shows something else of what there is; everything else stays, also a request under way.
  func amended(to response: Response) -> Self {
    var next = self
    next.response = response
    return next
  }

  /// What is held is old from now on, or gone if the answer was that there is nothing.
  func failed(_ failure: WorkerFailure) -> Self {
    var next = pageFailed(failure)
    next.emptyHeading = nil
    if case .nothing(_, of: let heading) = failure {
      (next.response, next.emptyHeading) = (nil, heading)
    }
    next.isEarlier = next.response != nil
    return next
  }

  /// What is held is as good as it was: only what comes after it failed.
  func pageFailed(_ failure: WorkerFailure) -> Self {
    var next = cancelled()
    next.status = false
    next.message = failure.message
    return next
  }

  func cancelled() -> Self {
    var next = self
    next.isLoading = false
    next.progress = nil
    return next
  }

  func alertShown() -> Self {
    var next = self
    next.message = nil
    return next
  }
}
