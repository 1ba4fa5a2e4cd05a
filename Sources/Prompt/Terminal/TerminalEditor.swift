import CLibrary
import Synchronization
import Threads

/// The terminal: edits lines, and shows output above the current line.
///
/// Runs on its own thread, which waits for keys, signals, output and calls at once, and uses no CPU
/// while idle. A program has one terminal editor for its whole life.
package actor TerminalEditor: Output {
  nonisolated let thread = EditorThread()
  nonisolated let queue = Locked<[OutputPiece]>([])
  nonisolated let isBusy = Atomic(false)

  nonisolated let interruption = AsyncStream<Void>.makeStream(
    bufferingPolicy: .bufferingNewest(1))
  nonisolated let resizing = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
  nonisolated let settings = Locked(LineSettings())
  nonisolated let begunLines = Locked(BegunLines())

  /// Lazy, so that it is created on the editor's thread.
  private(set) lazy var display = LineDisplay(makeLibedit(self))

  /// Edits the line; `nil` if the kernel does, on a terminal that can't redraw.
  var libedit: Libedit? { display.libedit }

  var isEditing: Bool { display.isOpen }

  private let makeLibedit: @Sendable (TerminalEditor) -> Libedit?

  /// The pager command for `/bin/sh`; `nil` for no pager.
  let pager: String?

  let signals: SelfPipe
  let interruptKey = TerminalModes.key(VINTR)
  let suspendKey = TerminalModes.key(VSUSP)
  let quitKey = TerminalModes.key(VQUIT)
  let showsErrors = Descriptor.areSame(STDOUT_FILENO, STDERR_FILENO)
  var keys = KeyInput()
  var pastes = PasteScanner()
  var isClosed = false
  var completion: Task<Void, Never>?

  /// When the keys after Tab stop waiting for the completed word; `nil` if they don't wait.
  var completionEnd: ContinuousClock.Instant?

  var lineMode: RunningMode?
  /// Whether a mode's command, the user's editor or the reply to a paste is pending. Keys wait until it is done.
  var isAccepting = false
  /// A key that comes before the typed ones: ^C, or Enter to submit the line.
  var pendingKey: Key?

  /// The task that can cancel the work iterates it.
  package nonisolated var interrupts: AsyncStream<Void> { interruption.stream }

  package nonisolated var resizes: AsyncStream<Void> { resizing.stream }

  /// Takes over the terminal. `program` is the name in `~/.editrc`. Without libedit, or where it
  /// doesn't support the terminal, the kernel edits the line and nothing is redrawn.
  package init(
    program: String, historyPath: String?, usesLibedit: Bool = true, palette: Palette = .none,
    pager: String? = nil
  ) {
    self.pager = pager
    makeLibedit = { host in
      guard usesLibedit else { return nil }
      let history = historyPath.map { HistoryFile(path: $0, limit: 1000) }
      return Libedit(program: program, history: history, palette: palette, host: host)
    }
    TerminalModes.remember()
    signals = TerminalSignals.watch()
    thread.start {
      // The actor runs on this thread, although this loop is not one of its jobs.
      while true { self.assumeIsolated { $0.turn() } }
    }
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  package nonisolated var columns: Int { TerminalModes.size.columns }

  package nonisolated var rows: Int? { TerminalModes.size.rows }

  package nonisolated var begunLine: Int? { begunLines.withLock { $0.current } }

  package nonisolated func set(_ change: (inout LineSettings) -> Void) {
    settings.withLock(change)
    thread.wake()
  }

  package func canShowBelow() -> Bool { libedit != nil }

  package nonisolated func setBusy(_ isBusy: Bool) {
    self.isBusy.store(isBusy, ordering: .relaxed)
    thread.wake()
  }

  /// Only one call may be active at a time. Returns ``LineEvent/end`` after ``close()``.
  package func readLine(prompt: String) -> LineEvent {
    precondition(!isEditing, "a line is being typed already")
    guard !isClosed else { return .end }
    flush()
    pendingKey = nil
    display.open(prompt: prompt)
    noteBegun(isEmpty: true)
    defer {
      endMode()
      display.close()
    }
    let walksHistory = settings.withLock { !$0.isContinued }
    let event =
      libedit?.edit(prompt: prompt, walksHistory: walksHistory) ?? display.readKernelLine(nextKey)
    // A line typed ahead, or edited by the kernel, has no number yet.
    if case .line(let line) = event { noteBegun(isEmpty: line.isEmpty) }
    return event
  }

  /// Writes all output and restores the terminal. Ends a line being edited with ``LineEvent/end``.
  package func close() {
    guard !isClosed else { return }
    dropReadKeys()
    flush()
    display.erasePanel()
    display.close()
    isClosed = true
    interruption.continuation.finish()
    resizing.continuation.finish()
    libedit?.exit()
    TerminalModes.restore()
    thread.wake()
  }
}
