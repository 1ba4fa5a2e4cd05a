import Threads

extension TerminalEditor {
  /// Shows `text` above the current line. If standard error isn't this terminal, errors are written
  /// there unchanged.
  package nonisolated func write(_ text: String, to stream: OutputStream) {
    enqueue(OutputPiece(text: text, stream: stream))
  }

  /// Shows `text` in the pager, or writes it directly while a line is edited.
  package nonisolated func page(_ text: String) {
    enqueue(OutputPiece(text: text, stream: .standard, isPage: true))
  }

  private nonisolated func enqueue(_ piece: OutputPiece) {
    if queue.add(piece) { thread.wake() }
  }

  /// Writes all queued output before returning; sends pages to the pager only if `turningPages` is
  /// `true`.
  package func flush(turningPages: Bool = true) {
    // Loops only after a page. Other new output wakes the thread again: waiting for it here would
    // block keys for as long as output arrives faster than the terminal can show it.
    var isBehindPage = true
    while isBehindPage {
      var pieces = queue.next()
      guard let last = pieces.last else { return }
      isBehindPage = last.isPage
      let page = last.isPage && turningPages && canTurnPages ? pieces.removeLast() : nil
      put(pieces)
      if let page, !turnPages(of: page.text) { put([page]) }
    }
  }

  private func put(_ pieces: [OutputPiece]) {
    let shown = pieces.filter { piece in
      guard case .error = piece.stream, !showsErrors else { return true }
      Descriptor.write(piece.text, to: STDERR_FILENO)
      return false
    }
    if !shown.isEmpty { display.put(shown.map(\.text).joined()) }
  }
}

/// The text of one call of `write` or `page`.
nonisolated struct OutputPiece: Sendable {
  let text: String
  let stream: OutputStream
  var isPage = false
}

nonisolated extension Locked<[OutputPiece]> {
  /// Adds a piece; returns whether it is the only one.
  fileprivate func add(_ piece: OutputPiece) -> Bool {
    withLock { queue in
      queue.append(piece)
      return queue.count == 1
    }
  }

  /// Removes and returns the pieces up to the first page.
  fileprivate func next() -> [OutputPiece] {
    withLock { queue in
      let end = queue.firstIndex(where: \.isPage).map { $0 + 1 } ?? queue.endIndex
      defer { queue.removeFirst(end) }
      return Array(queue[..<end])
    }
  }
}
