/// All that a screen shows: what was fetched, whether more is on its way, and what went wrong.
///
/// It is read by everybody and changed only here, always whole: a view model puts the next content
/// into its ``Box`` in one step, so that no listener ever sees half a change.
public struct Content<Response: Sendable & Equatable>: Sendable, Equatable {
  /// What the last success brought; it outlives a later failure.
  public internal(set) var response: Response?

  /// Whether ``response`` is older than a failure.
  public internal(set) var isEarlier = false

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

  func failed(_ message: String) -> Self {
    var next = self
    next.isLoading = false
    next.progress = nil
    next.status = false
    next.message = message
    next.isEarlier = response != nil
    return next
  }

  /// There is nothing any more of what was held.
  func emptied(_ message: String) -> Self {
    var next = failed(message)
    (next.response, next.isEarlier) = (nil, false)
    return next
  }

  /// What is held is as good as it was: only what comes after it failed.
  func pageFailed(_ message: String) -> Self {
    var next = failed(message)
    next.isEarlier = isEarlier
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
