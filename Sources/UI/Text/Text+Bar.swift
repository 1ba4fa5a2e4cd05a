import Prompt
import ReactiveHybrid

nonisolated extension Text {
  /// How far something has come, as a bar and in words: `[####      ] 400 of 1000`; for somebody
  /// who listens the words alone.
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
