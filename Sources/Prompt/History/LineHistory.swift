import CEditLine

/// The lines that the up arrow brings back, kept in a file.
nonisolated final class LineHistory {
  private let events: OpaquePointer?
  private let nothing = history_init()
  private let file: HistoryFile?
  private var mark = HistoryFile.Mark()

  /// All of them, oldest first.
  private(set) var lines: [String] = []

  init(file: HistoryFile?) {
    self.file = file
    events = history_init()
    if let events { editline_limit_history(events, Int32(file?.limit ?? 1000)) }
    catchUp()
  }

  deinit {
    for events in [events, nothing] where events != nil { history_end(events) }
  }

  /// Gives libedit's own commands these lines, or none.
  func attach(to editor: OpaquePointer, isOpen: Bool) {
    if let events = isOpen ? events : nothing { editline_set_history(editor, events) }
  }

  /// Keeps a line, unless it is blank, begins with a space or is the newest one anyway.
  func add(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line != lines.last else { return }
    // What is in the file comes from there, in the order in which all sessions have it.
    if file?.append(line) == true { catchUp() } else { keep(line) }
  }

  /// Takes in what this session and others have added to the file.
  func catchUp() {
    guard let news = file?.lines(behind: &mark) else { return }
    if news.areAll {
      lines = []
      if let events { editline_forget(events) }
    }
    for line in news.lines { keep(line) }
  }

  private func keep(_ line: String) {
    lines.append(line)
    if let events { editline_remember(events, line) }
  }
}
