import BusinessLogic

nonisolated extension Text {
  /// How far something has come, as a bar and in words: `[####      ] 400 of 1000`.
  init(bar progress: Progress) {
    let length = 20
    let filled = length * min(progress.done, progress.total) / max(1, progress.total)
    let bar = String(repeating: "#", count: filled)
    let rest = String(repeating: " ", count: length - filled)
    self = "[\(bar)\(rest)] \(progress.done) of \(progress.total)"
  }
}
