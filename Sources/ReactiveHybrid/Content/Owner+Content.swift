/// The changes of a content. Each notifies the box's listeners once.
///
/// ``ViewModel`` makes these changes for a screen that asks one question. Other kinds of view model
/// own their content and make them themselves.
extension Owner {
  /// Starts a request that the user waits for, and clears the last failure.
  public func loading<Response>() where Value == Content<Response> {
    change { next in
      (next.isLoading, next.isCancelled) = (true, false)
      (next.failure, next.message) = (nil, nil)
    }
  }

  /// Shows the answer to the request.
  public func answered<Response>(
    _ response: Response, _ cause: Cause = .asked
  ) where Value == Content<Response> {
    var next = Content<Response>()
    (next.response, next.cause) = (response, cause)
    tell(next)
  }

  /// Shows another response while any request keeps running. An equal response changes nothing.
  public func took<Response>(
    _ response: Response, _ cause: Cause
  ) where Value == Content<Response> {
    let now = box.value
    guard now.response != response || !now.status else { return }
    if !now.isLoading { return answered(response, cause) }
    change { ($0.response, $0.cause) = (response, cause) }
  }

  /// Records a failure. The response stays, unless the service reports that nothing is left. After
  /// the failure of a request for more rows, the rows already held stay valid.
  public func failed<Response>(
    _ failure: WorkerFailure, isOfMore: Bool = false
  ) where Value == Content<Response> {
    change { next in
      (next.isLoading, next.message) = (false, failure.reason)
      guard !isOfMore else { return }
      next.failure = failure
      if case .nothing = failure { next.response = nil }
    }
  }

  /// Clears the response after a known edit left nothing to show, without an alert.
  public func emptied<Response>(
    _ failure: WorkerFailure, _ cause: Cause
  ) where Value == Content<Response> {
    change { ($0.response, $0.failure, $0.cause) = (nil, failure, cause) }
  }

  /// Shows how a write ended.
  public func wrote<Response>(
    _ result: WorkerResult<Response>
  ) where Value == Content<Response> {
    switch result {
    case .success(let response): answered(response, .edited)
    case .failure(.cancelled): ended()
    case .failure(let failure): failed(failure)
    }
  }

  /// Records that the request was cancelled.
  public func ended<Response>() where Value == Content<Response> {
    change { ($0.isLoading, $0.isCancelled) = (false, true) }
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown<Response>() where Value == Content<Response> {
    change { $0.message = nil }
  }

  private func change<Response>(
    _ edit: (inout Content<Response>) -> Void
  ) where Value == Content<Response> {
    var next = box.value
    edit(&next)
    tell(next)
  }

  private func tell<Response>(_ next: Value) where Value == Content<Response> {
    follower?.passed(
      next.telling(after: box.value, to: listenerCount),
      detail: Changes(from: box.value, to: next).lines)
    change(to: next)
  }
}
