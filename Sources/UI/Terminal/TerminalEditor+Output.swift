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
    if queue.append(text, to: stream) { thread.wake() }
  }

  /// Everything that has been written is out when it returns.
  public func flush() {
    var shown = ""
    for piece in queue.takeAll() {
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
    Descriptor.write(discipline.makeRoom() + shown, to: STDOUT_FILENO)
    panel = Panel()
    discipline.redraw()
  }
}
