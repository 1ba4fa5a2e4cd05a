/// What can happen to a content. Each is one change of the box.
///
/// ``ViewModel`` makes these changes for a screen that asks one question. A view model of another kind
/// owns its content and makes them itself.
extension Owner {
  /// A request begins that the user waits for: what failed before is forgotten.
  public func loading<Response>() where Value == Content<Response> {
    change { next in
      (next.isLoading, next.progress, next.isCancelled) = (true, nil, false)
      (next.failure, next.message) = (nil, nil)
    }
  }

  /// The request has come this far.
  public func progressed<Response>(to progress: Progress) where Value == Content<Response> {
    change { $0.progress = progress }
  }

  /// The request was answered.
  public func answered<Response>(
    _ response: Response, _ cause: Cause = .asked
  ) where Value == Content<Response> {
    var next = Content<Response>()
    (next.response, next.cause) = (response, cause)
    change(to: next)
  }

  /// Shows another response. A request that is running goes on, and the same response is no news.
  public func took<Response>(
    _ response: Response, _ cause: Cause
  ) where Value == Content<Response> {
    let now = box.value
    guard now.response != response || !now.status else { return }
    if !now.isLoading { return answered(response, cause) }
    change { ($0.response, $0.cause) = (response, cause) }
  }

  /// The request failed. The response stays, unless the service says that there is nothing any more.
  public func failed<Response>(_ failure: WorkerFailure) where Value == Content<Response> {
    change { next in
      (next.isLoading, next.progress) = (false, nil)
      (next.failure, next.message) = (failure, failure.reason)
      if case .nothing = failure { next.response = nil }
    }
  }

  /// A request for more failed: what is held is as good as it was.
  public func moreFailed<Response>(_ failure: WorkerFailure) where Value == Content<Response> {
    change { ($0.isLoading, $0.progress, $0.message) = (false, nil, failure.reason) }
  }

  /// The user's own edit has left nothing to show, which needs no alert.
  public func emptied<Response>(_ failure: WorkerFailure) where Value == Content<Response> {
    change { ($0.response, $0.failure, $0.cause) = (nil, failure, .edited) }
  }

  /// The request was cancelled.
  public func ended<Response>() where Value == Content<Response> {
    change { ($0.isLoading, $0.progress, $0.isCancelled) = (false, nil, true) }
  }

  /// The user has seen the alert; it will not come back.
  public func alertShown<Response>() where Value == Content<Response> {
    change { $0.message = nil }
  }

  private func change<Response>(
    _ edit: (inout Content<Response>) -> Void
  ) where Value == Content<Response> {
    var next = box.value
    edit(&next)
    change(to: next)
  }
}
