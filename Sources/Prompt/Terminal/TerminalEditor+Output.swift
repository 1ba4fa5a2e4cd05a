#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Shows `text` above the current line. Returns at once; can be called from any thread.
  ///
  /// If standard error isn't this terminal, errors are written there unchanged.
  public nonisolated func write(_ text: String, to stream: OutputStream) {
    if queue.append(OutputQueue.Piece(text: text, stream: stream)) { thread.wake() }
  }

  /// Shows `text` in the pager, or writes it directly while a line is edited.
  public nonisolated func page(_ text: String) {
    let piece = OutputQueue.Piece(text: text, stream: .standard, isPage: true)
    if queue.append(piece) { thread.wake() }
  }

  /// Writes all queued output before returning.
  public func flush() {
    flush(turningPages: true)
  }

  /// Writes all queued output; sends pages to the pager only if `turningPages` is `true`.
  func flush(turningPages: Bool) {
    // Loops only after a page. Other new output wakes the thread again: waiting for it here would
    // block keys for as long as output arrives faster than the terminal can show it.
    var isBehindPage = true
    while isBehindPage {
      var pieces = queue.takeToPage()
      guard let last = pieces.last else { return }
      isBehindPage = last.isPage
      let page = last.isPage && turningPages && canTurnPages ? pieces.removeLast() : nil
      put(pieces)
      if let page, !turnPages(of: page.text) { put([page]) }
    }
  }

  private func put(_ pieces: [OutputQueue.Piece]) {
    var shown = ""
    for piece in pieces {
      if case .error = piece.stream, !showsErrors {
        Descriptor.write(piece.text, to: STDERR_FILENO)
      } else {
        shown += piece.text
      }
    }
    guard !shown.isEmpty else { return }
    guard isEditing, !isClosed else {
      Descriptor.write(shown, to: STDOUT_FILENO)
      isAtLineStart = shown.utf8.last == UInt8(ascii: "\n")
      return
    }
    // The line needs its own row, even if the text doesn't end with a line end.
    if shown.utf8.last != UInt8(ascii: "\n") { shown += "\n" }
    redraw(below: shown)
  }
}
