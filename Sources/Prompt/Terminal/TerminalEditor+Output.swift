#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Shows `text` above the line that is being typed, from any thread and without waiting.
  ///
  /// Where errors lead elsewhere than to this terminal, they go there as they are.
  public nonisolated func write(_ text: String, to stream: OutputStream) {
    if queue.append(OutputQueue.Piece(text: text, stream: stream)) { thread.wake() }
  }

  /// Shows `text` with the pager, unless something is being typed.
  public nonisolated func page(_ text: String) {
    let piece = OutputQueue.Piece(text: text, stream: .standard, isPage: true)
    if queue.append(piece) { thread.wake() }
  }

  /// Everything that has been written is out when it returns.
  public func flush() {
    flush(turningPages: true)
  }

  /// The same; pages are written like everything else unless they may be turned.
  func flush(turningPages: Bool) {
    // What comes meanwhile wakes the thread anew, unless it came behind a page: waited for here, a storm
    // that is faster than the terminal would keep the keys out for as long as it lasts.
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
    // The line needs a row of its own, whether or not the text ended its last one.
    if shown.utf8.last != UInt8(ascii: "\n") { shown += "\n" }
    redraw(below: shown)
  }
}
