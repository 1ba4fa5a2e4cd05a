/// A search for a line of earlier, from the newest back, while what is wanted is being typed.
nonisolated struct HistorySearch: Sendable {
  private let lines: [String]
  private var place: Int

  /// What is looked for.
  private(set) var wanted = ""

  /// Whether the last step found nothing; ``match`` is then what was found before.
  private(set) var hasFailed = false

  /// Begins behind the newest of `lines`, which are in order, oldest first.
  init(in lines: [String]) {
    self.lines = lines
    place = lines.count
  }

  /// The line that was found, if any.
  var match: String? { lines.indices.contains(place) ? lines[place] : nil }

  /// Looks for `text` from the line on that was found so far; anew, if nothing is wanted any more.
  mutating func narrow(to text: String) {
    guard !text.isEmpty else { return self = HistorySearch(in: lines) }
    // Taking a letter back may find a newer line.
    let isLonger = text.hasPrefix(wanted) && !hasFailed
    wanted = text
    let start = isLonger ? min(place, lines.count - 1) : lines.count - 1
    settle(at: lines[..<(start + 1)].lastIndex { $0.contains(text) })
  }

  /// Looks for an earlier line.
  mutating func goBack() {
    settle(at: lines[..<max(0, place)].lastIndex { $0 != match && $0.contains(wanted) })
  }

  /// Looks for a later line.
  mutating func goForward() {
    settle(at: lines.dropFirst(place + 1).firstIndex { $0 != match && $0.contains(wanted) })
  }

  private mutating func settle(at found: Int?) {
    hasFailed = found == nil
    if let found { place = found }
  }
}
