import Prompt
import ReactiveHybrid

/// A fetch that the user is waiting for.
nonisolated struct Loading: Equatable, Sendable {
  let name: Text
  let progress: Progress?

  func text(isPlain: Bool) -> Text {
    progress.map { "Loading \(name) \(Text($0, isPlain: isPlain))" } ?? "Loading \(name)"
  }

  var quarter: Int { progress.map { 4 * $0.done / max(1, $0.total) } ?? 0 }
}

nonisolated extension Text {
  /// `[####      ] 400 of 1000`; for a screen reader, only the text.
  init(_ progress: Progress, isPlain: Bool) {
    let words: Text = "\(progress.done) of \(progress.total)"
    guard !isPlain else {
      self = words
      return
    }
    let length = 20
    let filled = length * min(progress.done, progress.total) / max(1, progress.total)
    let bar = String(repeating: "#", count: filled)
    let rest = String(repeating: " ", count: length - filled)
    self = "[\(bar)\(rest)] \(words)"
  }
}
