import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalEditor {
  /// Waits for whatever comes first (a key, a signal, text, a call) and deals with all that came.
  func turn() {
    let wantsKeys =
      isEditing
      ? !keys.hasLineEnd || areKeysWaiting
      : discipline.isRaw && readsAhead.load(ordering: .relaxed)
    let isListening = wantsKeys && !isClosed && !keys.isAtEnd && keys.count < 1 << 20
    var events = [
      pollfd(fd: thread.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isListening ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&events, nfds_t(events.count), patience())
    thread.beAwake()
    if events[2].revents != 0 { readKeys() }
    handleSignals()
    thread.runJobs()
    flush()
  }

  /// How long to wait, in milliseconds; -1 for as long as it takes. Keys that waited for a completion
  /// may be free by now, and nothing else would tell.
  private func patience() -> Int32 {
    guard !keys.isEmpty, completesUntil != nil else { return -1 }
    if let rest = waitForCompletion { return rest }
    // Once: the keys may be the beginning of one.
    completesUntil = nil
    return 0
  }

  private func handleSignals() {
    for signal in signals.receive() { handle(signal: Int32(signal)) }
    // The one that tells of a new size may come later than keys that were typed at that size.
    if isEditing, !isClosed, discipline.resize() {
      panel = Panel()
      lineMode?.windowChanged()
      resizing.yield()
    }
  }

  /// The next key of the line that is being typed, which is alone on the screen again.
  func nextKey() -> Key {
    while true {
      let key = awaitKey()
      completion?.cancel()
      completesUntil = nil
      if key != .scalar("\t") { lastListed = nil }
      erasePanel()
      if !isTaken(byMode: key) { return key }
    }
  }

  /// The next key; everything else goes on while it waits.
  private func awaitKey() -> Key {
    while !isClosed {
      // Also between keys that were typed ahead, for which nothing is waited: they would be drawn as
      // for a window that has another size by now.
      handleSignals()
      if isInterrupted {
        isInterrupted = false
        return .interrupt
      }
      if finishing {
        finishing = false
        return .scalar("\n")
      }
      let areKeysWaiting = areKeysWaiting
      if !areKeysWaiting, let paste = keys.nextPaste() { return .paste(paste) }
      if let scalar = areKeysWaiting ? keyThatEndsWaiting() : keys.next() {
        guard discipline.isRaw, controlKeys.isInterrupt(scalar) else { return .scalar(scalar) }
        if !interruptWork() { return .interrupt }
      } else if keys.isAtEnd, waitForCompletion == nil {
        return .end
      } else {
        drawPanel()
        turn()
      }
    }
    return .end
  }

  /// Whether keys wait for what a search or a completion answers.
  private var areKeysWaiting: Bool { isAccepting || waitForCompletion != nil }

  /// ^C, or an Escape for itself where a search has been told to open what it finds.
  private func keyThatEndsWaiting() -> Unicode.Scalar? {
    if isAccepting, keys.last == 0x1B { return keys.nextLast() }
    return keys.next(through: controlKeys.interrupt)
  }

  func readKeys() {
    guard let bytes = typedBytes() else { return }
    if bytes.isEmpty {
      if discipline.isRaw || keys.count == 0 { keys.end() }
    }
    guard discipline.isRaw else {
      for byte in bytes { keys.append(byte) }
      return
    }
    for piece in pastes.pieces(of: bytes, interrupt: controlKeys.interrupt) {
      switch piece {
      case .key(controlKeys.interrupt) where interruptWork(): break
      // As the kernel does: to the whole pipeline, and to a script that started us.
      case .key(controlKeys.suspend): kill(0, SIGTSTP)
      case .key(controlKeys.quit): kill(0, SIGQUIT)
      case .key(let byte): keys.append(byte)
      case .paste(let text): keys.append(paste: String(decoding: text, as: UTF8.self))
      }
    }
  }

  /// The bytes that were typed, while a line is edited no further than its end: if the line is `quit`,
  /// the rest is for the shell.
  private func typedBytes() -> [UInt8]? {
    guard isEditing, discipline.isRaw, !pastes.isInPaste else {
      return Descriptor.read(STDIN_FILENO)
    }
    guard var bytes = Descriptor.read(STDIN_FILENO, atMost: 1) else { return nil }
    while let last = bytes.last, !KeyInput.endsLine(last), areKeysComing(within: 0),
      let next = Descriptor.read(STDIN_FILENO, atMost: 1), !next.isEmpty
    {
      bytes += next
    }
    return bytes
  }

  /// Whether there are keys to be read, or come within so many milliseconds.
  func areKeysComing(within milliseconds: Int32) -> Bool {
    var keyboard = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&keyboard, 1, milliseconds) > 0
  }

  /// How many lines that are dropped are told; more may have been pasted.
  private nonisolated static var toldLines: Int { 10 }

  /// Drops all that was typed ahead, and reports it: the user may want to type it again.
  func dropKeys() {
    while !keys.isAtEnd, areKeysComing(within: 0) { readKeys() }
    dropReadKeys()
  }

  /// Drops the keys that were read already, and reports them.
  func dropReadKeys() {
    let lines = keys.waiting.split(whereSeparator: \.isNewline).map { "`\(escaped(String($0)))`" }
    keys.clear()
    guard !lines.isEmpty else { return }
    let told = lines.prefix(Self.toldLines).joined(separator: ", ")
    let more = lines.count - Self.toldLines
    write("Typed ahead and dropped: \(told)\(more > 0 ? ", and \(more) more" : "")\n", to: .error)
  }

  /// Tells who cancels the work under way; false if there is none. Lines that were typed ahead while
  /// that kept the prompt away are dropped with it, as the kernel does.
  func interruptWork() -> Bool {
    guard isBusy.load(ordering: .relaxed) else { return false }
    if !isEditing { keys.clear() }
    interruption.yield()
    return true
  }
}
