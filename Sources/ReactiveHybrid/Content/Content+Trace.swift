extension Content {
  /// What a box tells its listeners when this content replaces `old`, in a few words.
  func telling(after old: Self, to listeners: Int) -> String {
    guard self != old else { return "equal value, no notification" }
    return "tells \(listeners): \(news(after: old))"
  }

  private func news(after old: Self) -> String {
    if message != nil, message != old.message { return "a message" }
    if isLoading, !old.isLoading { return "loading" }
    if response != old.response { return response == nil ? "no response" : "a response" }
    return message == old.message ? "no longer loading" : "message shown"
  }
}
