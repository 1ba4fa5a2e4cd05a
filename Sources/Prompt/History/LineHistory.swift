import CEditLine

/// The lines that the up arrow recalls, backed by a file.
nonisolated final class LineHistory {
  private let events: OpaquePointer?
  private let nothing = history_init()
  private let file: HistoryFile?
  private let limit: Int
  private var position = HistoryFile.Position()
  /// The newest lines, oldest first: at least as many as libedit keeps, and at most twice as many.
  private(set) var lines: [String] = []

  init(file: HistoryFile?) {
    self.file = file
    events = history_init()
    limit = file?.limit ?? 1000
    editline_limit_history(events, Int32(limit))
    catchUp()
  }

  deinit {
    for events in [events, nothing] { history_end(events) }
  }

  /// Makes these lines available to libedit's history commands, or an empty history if `isOpen` is
  /// `false`.
  func attach(to editor: OpaquePointer, isOpen: Bool) {
    editline_set_history(editor, isOpen ? events : nothing)
  }

  /// Adds a line unless it is empty, starts with whitespace or repeats the newest line.
  func add(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line != lines.last else { return }
    // Reading the line back from the file keeps the order that all sessions see.
    if file?.append(line) == true { catchUp() } else { keep(line) }
  }

  func catchUp() {
    guard let news = file?.lines(after: &position) else { return }
    if news.areAll {
      lines = []
      editline_forget(events)
    }
    for line in news.lines { keep(line) }
  }

  private func keep(_ line: String) {
    // Seldom, since the others move up.
    if lines.count == 2 * limit { lines.removeFirst(limit) }
    lines.append(line)
    editline_remember(events, line)
  }
}
