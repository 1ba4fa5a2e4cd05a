import Prompt
import ReactiveHybrid

/// A fetch that the user waits for.
nonisolated struct Loading: Equatable, Sendable {
  /// What is being fetched.
  let name: Text

  /// How far it has come; `nil` if that isn't known.
  let progress: Progress?

  /// What is said of it, without an ellipsis.
  func text(isPlain: Bool) -> Text {
    progress.map { "Loading \(name) \(Text($0, isPlain: isPlain))" } ?? "Loading \(name)"
  }

  /// How many quarters of it are done, from 0 to 4.
  var quarter: Int { progress.map { 4 * $0.done / max(1, $0.total) } ?? 0 }
}
