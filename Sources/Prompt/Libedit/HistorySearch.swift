/// An incremental search through the history, from the newest line back.
nonisolated struct HistorySearch: Sendable {
  private let lines: [String]
  private var place: Int
  private(set) var wanted = ""

  /// Whether the last step found nothing. ``match`` keeps the previous result then.
  private(set) var hasFailed = false

  /// Starts a search at the newest of `lines`, which are ordered oldest first.
  init(in lines: [String]) {
    self.lines = lines
    place = lines.count
  }

  var match: String? { lines.indices.contains(place) ? lines[place] : nil }

  /// Searches for `text` from the current match back. An empty text starts over.
  mutating func narrow(to text: String) {
    guard !text.isEmpty else { return self = HistorySearch(in: lines) }
    // A shorter text may match a newer line.
    let isLonger = text.hasPrefix(wanted) && !hasFailed
    wanted = text
    let start = isLonger ? min(place, lines.count - 1) : lines.count - 1
    settle(at: lines[..<(start + 1)].lastIndex { $0.contains(text) })
  }

  /// Moves to the previous match that differs from this one.
  mutating func goBack() {
    settle(at: lines[..<max(0, place)].lastIndex { $0 != match && $0.contains(wanted) })
  }

  mutating func goForward() {
    settle(at: lines.dropFirst(place + 1).firstIndex { $0 != match && $0.contains(wanted) })
  }

  private mutating func settle(at found: Int?) {
    hasFailed = found == nil
    if let found { place = found }
  }
}
