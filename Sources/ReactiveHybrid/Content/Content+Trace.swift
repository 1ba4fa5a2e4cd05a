extension Content {
  /// What a box tells its listeners when this content replaces `old`, in a few words.
  func telling(after old: Self, to listeners: Int) -> String {
    guard self != old else { return "stays silent, as nothing changed" }
    let news =
      if message != nil, message != old.message {
        "a message"
      } else if isLoading, !old.isLoading {
        "loading"
      } else if response != old.response {
        response == nil ? "no response" : "a response"
      } else if progress != old.progress, progress != nil {
        "progress"
      } else {
        message == nil && old.message != nil ? "message shown" : "no longer loading"
      }
    return "tells \(listeners) \(listeners == 1 ? "listener" : "listeners"): \(news)"
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
