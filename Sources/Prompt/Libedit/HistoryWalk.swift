/// A walk with the arrows through the lines of earlier: through those that begin like the one being
/// typed, and back to that.
nonisolated struct HistoryWalk: Sendable {
  private var prefix = ""
  private var draft = ""
  private var place = 0
  private var shown: String?

  /// The line before the one at which the walk is, if `line` is still that one; otherwise a new
  /// walk begins, through the `lines` (oldest first) that begin with `prefix`.
  mutating func back(from line: String, prefix: String, in lines: [String]) -> String? {
    if line != shown {
      self = HistoryWalk()
      (self.prefix, draft, place, shown) = (prefix, line, lines.count, line)
    }
    let earlier = lines[..<min(place, lines.count)].lastIndex { isNext($0, than: line) }
    return earlier.map { step(to: $0, lines[$0]) }
  }

  /// The line after it; behind the newest one, what had been typed.
  mutating func forward(from line: String, in lines: [String]) -> String? {
    guard line == shown, place < lines.count else { return nil }
    let later = lines[(place + 1)...].firstIndex { isNext($0, than: line) }
    return later.map { step(to: $0, lines[$0]) } ?? step(to: lines.count, draft)
  }

  private func isNext(_ candidate: String, than line: String) -> Bool {
    candidate != line && candidate.hasPrefix(prefix)
  }

  private mutating func step(to place: Int, _ line: String) -> String {
    (self.place, shown) = (place, line)
    return line
  }
}
