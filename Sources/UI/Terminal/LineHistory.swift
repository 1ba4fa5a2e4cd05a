import CEditLine

/// The lines that the up arrow brings back: libedit's list, fed from a file.
nonisolated final class LineHistory {
  private let events: OpaquePointer?
  private let file: HistoryFile?
  private var newest: String?

  init(file: HistoryFile?) {
    self.file = file
    events = history_init()
    guard let events else { return }
    editline_limit_history(events, Int32(file?.limit ?? 1000))
    for line in file?.load() ?? [] {
      editline_remember(events, line)
      newest = line
    }
  }

  deinit {
    if let events { history_end(events) }
  }

  func attach(to editor: OpaquePointer) {
    if let events { editline_set_history(editor, events) }
  }

  /// Keeps a line, unless it is blank, begins with a space or is the newest one anyway.
  func add(_ line: String) {
    guard let first = line.first, first != " ", line != newest else { return }
    newest = line
    if let events { editline_remember(events, line) }
    file?.append(line)
  }
}
