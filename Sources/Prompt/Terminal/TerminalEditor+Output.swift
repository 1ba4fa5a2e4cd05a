import CLibrary
import Threads

extension TerminalEditor {
  /// Shows `text` above the current line. If standard error isn't this terminal, errors are written
  /// there unchanged.
  package nonisolated func write(_ text: String, to stream: OutputStream) {
    enqueue((text, stream, isPage: false))
  }

  /// Shows `text` in the pager, or writes it directly while a line is edited.
  package nonisolated func page(_ text: String) {
    enqueue((text, .standard, isPage: true))
  }

  private nonisolated func enqueue(_ piece: OutputPiece) {
    let isFirst = queue.withLock { queue in
      queue.append(piece)
      return queue.count == 1
    }
    if isFirst { thread.wake() }
  }

  /// Writes the queued output before returning; sends pages to the pager only if `turningPages` is
  /// `true`.
  package func flush(turningPages: Bool = true) {
    // Output that arrives meanwhile wakes the thread again: waiting for it here would block keys for
    // as long as output arrives faster than the terminal can show it.
    let pieces = queue.withLock { queue in
      defer { queue = [] }
      return queue
    }
    var shown = ""
    for piece in pieces {
      if piece.isPage, turningPages, canTurnPages {
        display.put(shown)
        shown = ""
        if turnPages(of: piece.text) { continue }
      }
      if case .error = piece.stream, !showsErrors {
        Descriptor.write(piece.text, to: STDERR_FILENO)
      } else {
        shown += piece.text
      }
    }
    display.put(shown)
  }
}

/// The text of one call of `write` or `page`.
typealias OutputPiece = (text: String, stream: OutputStream, isPage: Bool)
