import Escaping

nonisolated extension Libedit {
  /// Runs an incremental history search until a key arrives that applies to the line found.
  ///
  /// libedit's own search mistakes a character for a key if their codes end in the same bits.
  func searchHistory() {
    let (begin, prompt) = (line, painter.prompt)
    var search = HistorySearch(in: history.lines)
    isAside = true
    defer { isAside = false }
    repeat {
      show {
        let failure = search.hasFailed ? " (none)" : ""
        painter.prompt = "history \"\(Text(search.wanted).safe)\"\(failure)> "
        replaceLine(with: search.match.map { LineState($0) } ?? begin)
      }
    } while follow(&search, from: begin)
    show { painter.prompt = prompt }
  }

  /// Handles the next key. Returns `false` when the search is over.
  private func follow(_ search: inout HistorySearch, from begin: LineState) -> Bool {
    let key = nextKey()
    switch key {
    case .scalar("\u{12}"): search.goBack()
    case .scalar("\u{13}"): search.goForward()
    case .scalar("\u{7F}"), .scalar("\u{8}"): search.narrow(to: String(search.wanted.dropLast()))
    case .scalar("\u{4}"):
      // Dropped rather than pushed back: the line may be empty, and ^D would end the session.
      return false
    case .scalar("\u{7}"):
      show { replaceLine(with: begin) }
      return false
    case .scalar("\u{1B}"):
      if keys.first != nil { keptKey = key }
      return false
    case .scalar(let scalar) where scalar.properties.generalCategory != .control:
      search.narrow(to: "\(search.wanted)\(scalar)".composed)
    case .paste(let text) where Pasted.lines(of: text).count < 2:
      search.narrow(to: search.wanted + Pasted.typable(Pasted.lines(of: text).first ?? ""))
    case .scalar, .paste, .interrupt, .end:
      keptKey = key
      return false
    }
    return true
  }
}

/// An incremental search through the history, from the newest line back.
nonisolated struct HistorySearch: Sendable {
  private let lines: [String]
  private var index: Int
  private(set) var wanted = ""

  /// Whether the last step found nothing. ``match`` keeps the previous result then.
  private(set) var hasFailed = false

  /// Starts a search at the newest of `lines`, which are ordered oldest first.
  init(in lines: [String]) {
    self.lines = lines
    index = lines.count
  }

  var match: String? { lines.indices.contains(index) ? lines[index] : nil }

  /// Searches for `text` from the current match back. An empty text starts over.
  mutating func narrow(to text: String) {
    guard !text.isEmpty else { return self = HistorySearch(in: lines) }
    // A shorter text may match a newer line.
    let isLonger = text.hasPrefix(wanted) && !hasFailed
    wanted = text
    let start = isLonger ? min(index, lines.count - 1) : lines.count - 1
    settle(at: lines[..<(start + 1)].lastIndex { $0.contains(text) })
  }

  /// Moves to the previous match that differs from this one.
  mutating func goBack() {
    settle(at: lines[..<max(0, index)].lastIndex { $0 != match && $0.contains(wanted) })
  }

  mutating func goForward() {
    settle(at: lines.dropFirst(index + 1).firstIndex { $0 != match && $0.contains(wanted) })
  }

  private mutating func settle(at found: Int?) {
    hasFailed = found == nil
    if let found { index = found }
  }
}
