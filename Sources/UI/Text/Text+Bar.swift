import Prompt
import ReactiveHybrid

nonisolated extension Text {
  /// Creates a progress bar with text: `[####      ] 400 of 1000`; for a screen reader, only the
  /// text.
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
