import CEditLine

/// The lines that the up arrow brings back, kept in a file.
nonisolated final class LineHistory {
  private let events: OpaquePointer?
  private let file: HistoryFile?

  /// All of them, oldest first.
  private(set) var lines: [String]

  init(file: HistoryFile?) {
    self.file = file
    lines = file?.load() ?? []
    events = history_init()
    guard let events else { return }
    editline_limit_history(events, Int32(file?.limit ?? 1000))
    for line in lines { editline_remember(events, line) }
  }

  deinit {
    if let events { history_end(events) }
  }

  /// Gives libedit's own commands, such as vi's `k`, the same lines.
  func attach(to editor: OpaquePointer) {
    if let events { editline_set_history(editor, events) }
  }

  /// Keeps a line, unless it is blank, begins with a space or is the newest one anyway.
  func add(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line != lines.last else { return }
    lines.append(line)
    if let events { editline_remember(events, line) }
    file?.append(line)
  }
}
