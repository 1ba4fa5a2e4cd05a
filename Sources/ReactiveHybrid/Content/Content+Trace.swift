extension Content {
  /// What a box tells its listeners when this content replaces `old`, in a few words.
  func telling(after old: Self, to listeners: Int) -> String {
    guard self != old else { return "equal value, no notification" }
    return "notifies \(listeners) \(listeners == 1 ? "listener" : "listeners"): \(news(after: old))"
  }

  func news(after old: Self) -> String {
    if message != nil, message != old.message { return "a message" }
    if isLoading, !old.isLoading { return "loading" }
    if response != old.response { return response == nil ? "no response" : "a response" }
    return message == old.message ? "no longer loading" : "message shown"
  }

  /// A line for each property that differs from `old`.
  func changes(from old: Self) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: self).children).compactMap {
      let (before, after) = (text($0.value), text($1.value))
      return before == after ? nil : "\($1.label ?? ""): \(before) → \(after)"
    }
  }

  /// The text of a value, without the word `Optional`.
  private func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
