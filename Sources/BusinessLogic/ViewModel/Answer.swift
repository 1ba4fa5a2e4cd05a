/// What came of a request: what the screen shows, and what its view model has to remember with it.
struct Answer<Response: Sendable>: Sendable {
  /// What the screen shows.
  let response: Response

  /// Called as soon as it is certain that the response will be shown: no newer one took its place.
  let remember: @MainActor @Sendable () -> Void

  init(_ response: Response, remember: @escaping @MainActor @Sendable () -> Void = {}) {
    self.response = response
    self.remember = remember
  }
}

/// Why a view model asks.
enum Occasion {
  /// Somebody wants to see the answer.
  case fetch
  /// What was shown may have changed by itself.
  case update
}
