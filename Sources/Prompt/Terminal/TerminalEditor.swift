import Synchronization
import Threads

/// The terminal: edits lines, and shows output above the current line.
///
/// Runs on its own thread, which waits for keys, signals, output and calls at once, and uses no CPU
/// while idle. A program has one terminal editor for its whole life.
package actor TerminalEditor: LineEditor, Output {
  package enum Mode: Sendable {
    /// With libedit: history, search, and all bindings of `~/.editrc`.
    case libedit
    /// With the kernel's line editing, without any escape sequences, for `TERM=dumb`.
    case plain
  }

  nonisolated let thread = EditorThread()
  nonisolated let queue = Locked<[OutputPiece]>([])
  nonisolated let isBusy = Atomic(false)

  /// Whether to read keys between lines, because they may include ^C.
  nonisolated let readsAhead = Atomic(false)
  nonisolated let interruption: AsyncStream<Void>.Continuation
  nonisolated let resizing: AsyncStream<Void>.Continuation
  nonisolated let below = Locked<[Text]>([])
  nonisolated let wantedPrompt = Locked<String?>(nil)
  nonisolated let emptyLineKeys = Locked<[Unicode.Scalar: EmptyLineKey]>([:])
  nonisolated let begunLines = Locked(BegunLines())
  nonisolated let assistance = Locked<LineAssistance>(.none)

  /// Edits the line; `nil` if the kernel does, on a terminal that can't redraw. Lazy, so that it is
  /// created on the editor's thread.
  private(set) lazy var libedit = makeLibedit()

  private let program: String
  private let historyPath: String?
  private let mode: Mode
  let palette: Palette

  /// The pager command for `/bin/sh`; `nil` for no pager.
  let pager: String?

  let signals: SelfPipe
  let interruptKey = TerminalModes.key(VINTR)
  let suspendKey = TerminalModes.key(VSUSP)
  let quitKey = TerminalModes.key(VQUIT)
  let showsErrors = Descriptor.areSame(STDOUT_FILENO, STDERR_FILENO)
  var keys = KeyInput()
  var pastes = PasteScanner()
  var isEditing = false
  var isInterrupted = false
  var isClosed = false
  var isAtLineStart = true
  var panel = Panel()
  var shownPrompt = ""
  var completion: Task<Void, Never>?
  /// The candidates listed above the line since the last key other than Tab.
  var lastListed: String?
  /// The deadline until which keys wait for a completion: keys typed right after Tab belong after
  /// the completed word.
  var completesUntil: ContinuousClock.Instant?
  var lineMode: RunningMode?
  /// Whether a mode's command or the user's editor is pending. Keys wait until it is done.
  var isAccepting = false
  /// Whether to submit the line on the next turn.
  var finishing = false

  /// The task that can cancel the work iterates it.
  package nonisolated let interrupts: AsyncStream<Void>

  package nonisolated let resizes: AsyncStream<Void>

  /// Takes over the terminal. Falls back to ``Mode/plain`` if libedit doesn't support it. `program`
  /// is the name in `~/.editrc`.
  package init(
    program: String, historyPath: String?, mode: Mode, palette: Palette = .none,
    pager: String? = nil
  ) {
    self.program = program
    self.historyPath = historyPath
    self.mode = mode
    self.palette = palette
    self.pager = pager
    TerminalModes.remember()
    signals = TerminalSignals.watch()
    (interrupts, interruption) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (resizes, resizing) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
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

  package nonisolated func setBusy(_ isBusy: Bool) {
    self.isBusy.store(isBusy, ordering: .relaxed)
    guard isBusy else { return }
    readsAhead.store(true, ordering: .relaxed)
    thread.wake()
  }

  /// Only one call may be active at a time. Returns ``LineEvent/end`` after ``close()``.
  package func readLine(prompt: String) -> LineEvent {
    precondition(!isEditing, "a line is being typed already")
    guard !isClosed else { return .end }
    flush()
    if !isAtLineStart { Descriptor.write("\n", to: STDOUT_FILENO) }
    isInterrupted = false
    isEditing = true
    shownPrompt = prompt
    panel = Panel()
    noteBegun(isEmpty: true)
    defer {
      endMode()
      finishing = false
      isEditing = false
      isAtLineStart = true
      // If the line is `quit`, the keys after it are for the shell.
      readsAhead.store(false, ordering: .relaxed)
    }
    let event = libedit?.edit(prompt: prompt) ?? readKernelLine()
    // A line typed ahead, or edited by the kernel, has no number yet.
    if case .line(let line) = event { noteBegun(isEmpty: line.isEmpty) }
    return event
  }

  /// Writes all output and restores the terminal. Ends a line being edited with ``LineEvent/end``.
  package func close() {
    guard !isClosed else { return }
    dropReadKeys()
    flush()
    erasePanel()
    isClosed = true
    interruption.finish()
    resizing.finish()
    libedit?.exit()
    TerminalModes.restore()
    thread.wake()
  }

  private func makeLibedit() -> Libedit? {
    guard case .libedit = mode else { return nil }
    let history = historyPath.map { HistoryFile(path: $0, limit: 1000) }
    let host = LineHost(
      nextKey: { self.nextKey() }, ahead: { self.keys.first }, sequence: { self.keys.sequence },
      complete: { self.complete() }, editElsewhere: { self.editElsewhere() },
      walksHistory: { !self.assistance.withLock { $0.isContinued } },
      begin: { self.begin(with: $0) })
    return Libedit(program: program, history: history, palette: palette, host: host)
  }

  private func readKernelLine() -> LineEvent {
    drawLine()
    var line = String.UnicodeScalarView()
    while true {
      switch nextKey() {
      case .scalar("\n"): return .line(String(line))
      case .scalar(let scalar): line.append(scalar)
      case .paste: break
      case let event:
        Descriptor.write("\n", to: STDOUT_FILENO)
        if event == .interrupt { return .interrupted }
        return line.isEmpty ? .end : .line(String(line))
      }
    }
  }
}
