/// What the person who is at a screen waits for, and what they know of its content.
nonisolated struct Attention<Response: Sendable & Equatable>: Sendable {
  /// Whether they wait to see the content, as opposed to its changing by itself.
  var isAwaited = false

  /// What they have seen of the content, or have been told of.
  var seen: Response?

  /// What they saw when they began a line, and which line that is, if they have seen something else
  /// by now.
  private var earlier: (line: Int, response: Response)?

  /// Whether an alert was raised since something was shown.
  var hasRaised = false

  /// Whether the content has changed by itself while they waited for it.
  var isUpdateDue = false

  /// How many requests are under way of which what is different shall be shown: one that outranks
  /// another may begin before that has ended.
  private var updates = 0

  /// Whether what is different shall be shown.
  var followsChanges: Bool { updates > 0 }

  mutating func updateBegins() {
    updates += 1
  }

  mutating func updateEnds() {
    updates -= 1
  }

  /// What is seen has changed by itself, while this line is being typed if one is.
  mutating func see(_ response: Response, whileTyping line: Int?) {
    if let line, let seen, earlier?.line != line { earlier = (line, seen) }
    seen = response
  }

  /// They know what an edit of theirs has made of what was there. Rows are then meant as they are now,
  /// unless others had changed them before.
  mutating func stepOver(from before: Response, to after: Response) {
    if earlier?.response == before { earlier = nil }
    seen = after
  }

  /// What they saw when they began this line; `nil` if nothing has changed since.
  func seen(atBeginningOf line: Int?) -> Response? {
    earlier.flatMap { $0.line == line ? $0.response : nil }
  }

  /// They have gone elsewhere.
  mutating func leave() {
    earlier = nil
    (isAwaited, isUpdateDue) = (false, false)
  }
}
