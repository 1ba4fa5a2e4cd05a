/// The reply to pasted lines: a question before they run, or a refusal.
package nonisolated enum PasteReply: Sendable {
  case ask(Question)
  /// They can't run, for this reason.
  case refuse(Text)
}

/// A question at the prompt, which a key or a line answers. Enter means no: a yes runs or writes
/// something.
package nonisolated struct Question: Sendable, Equatable {
  private let text: Text

  /// Creates a question that ends with `?`.
  package init(_ text: Text) { self.text = text }

  /// The question with the keys that answer it, the default in upper case.
  package var prompt: String { "\(text.safe) (y, N) " }

  package static func agrees(_ event: LineEvent) -> Bool {
    if case .line(let line) = event { ["y", "yes"].contains(line.lowercased()) } else { false }
  }

  /// Returns the answer; `nil` if the key gives none.
  static func answer(to key: Key) -> Bool? {
    switch key {
    case .scalar("y"), .scalar("Y"): true
    case .scalar("n"), .scalar("N"), .scalar("\r"), .scalar("\n"), .interrupt, .end: false
    case .scalar, .paste: nil
    }
  }
}
