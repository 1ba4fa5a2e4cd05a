/// The steps from one content to the next.
///
/// ``ViewModel`` takes them for a screen that asks one question. Other kinds of view model own their
/// content and take them themselves, as `owner.change { $0.loading() }`.
extension Content {
  /// A request starts that the user waits for.
  ///
  /// The last failure is forgotten.
  public mutating func loading() {
    (isLoading, isCancelled, failure, message) = (true, false, nil, nil)
  }

  /// The request is answered.
  public mutating func answered(_ response: Response, _ cause: Cause = .asked) {
    self = Content()
    (self.response, self.cause) = (response, cause)
  }

  /// Another response is known, while any request keeps running.
  ///
  /// An equal response changes nothing.
  public mutating func updated(_ response: Response, _ cause: Cause) {
    guard self.response != response || !status || isCancelled else { return }
    if !isLoading { return answered(response, cause) }
    (self.response, self.cause) = (response, cause)
  }

  /// The request has failed.
  ///
  /// The response stays, unless the service reports that nothing is left. After the failure of a
  /// request for more rows, the rows already held stay valid.
  public mutating func failed(_ failure: WorkerFailure, isOfMore: Bool = false) {
    (isLoading, isCancelled, message) = (false, false, failure.reason)
    guard !isOfMore else { return }
    self.failure = failure
    if case .nothing = failure { response = nil }
  }

  /// A known edit has left nothing to show.
  ///
  /// That is no alert.
  public mutating func cleared(because failure: WorkerFailure, _ cause: Cause) {
    (response, self.failure, self.cause) = (nil, failure, cause)
  }

  /// A write has ended.
  public mutating func wrote(_ result: WorkerResult<Response>) {
    switch result {
    case .success(let response): answered(response, .edited)
    case .failure(.cancelled): cancelled()
    case .failure(let failure): failed(failure)
    }
  }

  /// The request was cancelled.
  public mutating func cancelled() { (isLoading, isCancelled) = (false, true) }

  /// The user has seen the alert: it doesn't come back.
  public mutating func alertShown() { message = nil }

  /// What is new since `old`, in a few words for a trace.
  func news(since old: Self) -> String {
    if message != nil, message != old.message { return "a message" }
    if isLoading, !old.isLoading { return "loading" }
    if response != old.response { return response == nil ? "no response" : "a response" }
    if message != old.message { return "message shown" }
    return old.isLoading ? "no longer loading" : "answered again"
  }
}
