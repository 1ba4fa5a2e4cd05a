import Prompt
import ReactiveHybrid

/// A fetch that the user is waiting for.
nonisolated struct Loading: Equatable, Sendable {
  let name: Text
  let progress: Progress?

  /// The text of the loading message, without an ellipsis.
  func text(isPlain: Bool) -> Text {
    progress.map { "Loading \(name) \(Text($0, isPlain: isPlain))" } ?? "Loading \(name)"
  }

  /// The number of finished quarters, from 0 to 4.
  var quarter: Int { progress.map { 4 * $0.done / max(1, $0.total) } ?? 0 }
}
