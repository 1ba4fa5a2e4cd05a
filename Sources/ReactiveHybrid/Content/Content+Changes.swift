/// The next content after each event. Each is one change of a view model's box.
extension Content {
  func loading() -> Self {
    var next = self
    (next.isLoading, next.progress) = (true, nil)
    (next.failure, next.message) = (nil, nil)
    return next
  }

  func progressed(to progress: Progress) -> Self {
    var next = self
    next.progress = progress
    return next
  }

  func answered(_ response: Response, _ cause: Cause) -> Self {
    var next = Self()
    (next.response, next.cause) = (response, cause)
    return next
  }

  /// Replaces the response during a request, which goes on.
  func holding(_ response: Response, _ cause: Cause) -> Self {
    var next = self
    (next.response, next.cause) = (response, cause)
    return next
  }

  /// Keeps the response, unless the service says that there is nothing any more.
  func failed(_ failure: WorkerFailure) -> Self {
    var next = moreFailed(failure)
    next.failure = failure
    if case .nothing = failure { next.response = nil }
    return next
  }

  /// What is held stays valid: only what comes after it is missing.
  func moreFailed(_ failure: WorkerFailure) -> Self {
    var next = ended()
    next.message = failure.reason
    return next
  }

  func ended() -> Self {
    var next = self
    (next.isLoading, next.progress) = (false, nil)
    return next
  }

  func alertShown() -> Self {
    var next = self
    next.message = nil
    return next
  }
}
