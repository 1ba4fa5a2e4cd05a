import CLibrary
import Synchronization
import Threads

extension TerminalEditor {
  /// Runs one turn of the event loop: waits for a key, signal, output or call, and handles all that
  /// arrived.
  func turn() {
    // Keys between two lines may include ^C. If there is no work, the last line may have been `quit`,
    // and the keys after it are for the shell.
    let wantsKeys =
      isEditing
      ? !keys.hasLineEnd || areKeysWaiting
      : libedit != nil && isBusy.load(ordering: .relaxed)
    let isListening = wantsKeys && !isClosed && !keys.isAtEnd && keys.count < 1 << 20
    var events = [
      pollfd(fd: thread.alarm.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isListening ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    // Nothing else signals that the wait for a completion is over.
    let rest = completionEnd.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
    _ = poll(&events, nfds_t(events.count), rest.map { Int32(max(0, $0.rounded(.up))) } ?? -1)
    if let end = completionEnd, end <= .now { completionEnd = nil }
    _ = thread.alarm.receive()
    if events[2].revents != 0 { readKeys() }
    handleSignals()
    thread.runJobs()
    flush()
  }

  private func handleSignals() {
    for signal in signals.receive() { handle(signal: Int32(signal)) }
    // SIGWINCH may arrive after keys that were typed at the new size.
    if display.resize() {
      lineMode?.send { $0.windowChanged() }
      resizing.continuation.yield()
    }
  }

  /// Returns the next key, with the panel erased.
  func nextKey() -> Key {
    while true {
      let key = awaitKey()
      completion?.cancel()
      completionEnd = nil
      if key != .scalar("\t") { display.lastListed = nil }
      display.erasePanel()
      if !isTaken(byMode: key) { return key }
    }
  }

  /// Waits for the next key, running turns of the event loop.
  private func awaitKey() -> Key {
    while !isClosed {
      // Keys typed ahead need no wait, but without this they would be drawn for an outdated window
      // size.
      handleSignals()
      if let key = pendingKey {
        pendingKey = nil
        return key
      }
      if !areKeysWaiting, let paste = keys.nextPaste() { return .paste(paste) }
      if let scalar = areKeysWaiting ? keyThatEndsWaiting() : keys.next() {
        guard libedit != nil, interruptKey.map(UInt32.init) == scalar.value else {
          return .scalar(scalar)
        }
        if !interruptWork() { return .interrupt }
      } else if keys.isAtEnd, completionEnd == nil {
        return .end
      } else {
        drawPanel()
        turn()
      }
    }
    return .end
  }

  /// Whether keys wait for a completion, a mode's command or the user's editor.
  private var areKeysWaiting: Bool { isAccepting || completionEnd != nil }

  /// Returns ^C, or an Escape that ends a pending accept.
  func keyThatEndsWaiting() -> Unicode.Scalar? {
    guard isAccepting, keys.last == 0x1B else { return keys.next(through: interruptKey) }
    keys.clear()
    return "\u{1B}"
  }

  func readKeys() {
    let isTyped = isEditing && libedit != nil && !pastes.isInPaste
    guard let bytes = isTyped ? KeyInput.lineBytes() : Descriptor.read(STDIN_FILENO) else { return }
    // The kernel reports an end after each line.
    if bytes.isEmpty, libedit != nil || keys.isEmpty { keys.isAtEnd = true }
    guard libedit != nil else { return bytes.forEach { keys.append(.key($0)) } }
    for piece in pastes.pieces(of: bytes, interrupt: interruptKey) {
      switch piece {
      case .key(interruptKey) where interruptWork(): break
      // Like the kernel, signal the whole process group: the pipeline, or the script that started
      // this program.
      case .key(suspendKey): kill(0, SIGTSTP)
      case .key(quitKey): kill(0, SIGQUIT)
      default: keys.append(piece)
      }
    }
  }

  /// Drops all typed-ahead input and reports it, so that the user can type it again.
  func dropKeys() {
    while !keys.isAtEnd, KeyInput.isComing(within: 0) { readKeys() }
    dropReadKeys()
  }

  func dropReadKeys() {
    if let dropped = keys.drop() { write("Typed ahead and dropped: \(dropped)\n", to: .error) }
  }

  /// Signals ^C to the task that can cancel the current work. Returns `false` if there is none.
  /// Like the kernel, drops the lines typed ahead during that work.
  func interruptWork() -> Bool {
    guard isBusy.load(ordering: .relaxed) else { return false }
    if !isEditing { keys.clear() }
    interruption.continuation.yield()
    return true
  }
}
