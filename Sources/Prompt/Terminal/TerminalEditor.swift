import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal: lines are typed here, and text appears above the one that is being typed.
///
/// It lives on a thread of its own, which waits for keys, signals, text and calls all at once and
/// costs nothing while there is none of them. A program has one, for as long as it runs.
public actor TerminalEditor: LineEditor, Output {
  /// How lines are typed.
  public enum Mode: Sendable {
    /// With libedit: history, searching, any key of `~/.editrc`.
    case libedit
    /// As the kernel does it, without a single escape byte: for `TERM=dumb`.
    case plain
  }

  nonisolated let thread = EditorThread()
  nonisolated let queue = OutputQueue()
  nonisolated let isBusy = Atomic(false)

  /// Whether keys are read before the next line is asked for, because ^C may be among them.
  nonisolated let readsAhead = Atomic(false)
  nonisolated let interruption: AsyncStream<Void>.Continuation
  nonisolated let resizing: AsyncStream<Void>.Continuation
  nonisolated let below = Locked<[Text]>([])
  nonisolated let wantedPrompt = Locked<String?>(nil)
  nonisolated let emptyLineKeys = Locked<[Unicode.Scalar: EmptyLineKey]>([:])
  nonisolated let begunLines = Locked(BegunLines())
  nonisolated let assistance = Locked<LineAssistance>(.none)

  /// Made on the editor's thread, like everything that touches libedit.
  private(set) lazy var discipline = makeDiscipline()

  private let program: String
  private let historyPath: String?
  private let mode: Mode
  let palette: Palette

  /// What shows pages, for `/bin/sh`; `nil` for nothing.
  let pager: String?

  let signals: SelfPipe
  let controlKeys = ControlKeys()
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
  /// What was listed above the line since the last key but Tab.
  var lastListed: String?
  /// Until when keys wait for the completion under way: what was typed behind Tab in the same moment
  /// is meant to come behind its word.
  var completesUntil: ContinuousClock.Instant?
  var lineMode: RunningMode?
  var modeText: String?
  /// Whether the mode was asked what to carry out, or the person's own editor has the line; until
  /// there is an answer, keys wait.
  var isAccepting = false
  /// How many of the next keys go to libedit, though a mode is running.
  var passing = 0
  /// Whether Enter is to be pressed for the person.
  var finishing = false

  /// One element for each ^C while the program is busy; who cancels the work iterates it.
  public nonisolated let interrupts: AsyncStream<Void>

  /// One element for each new size of the terminal while a line is being typed.
  public nonisolated let resizes: AsyncStream<Void>

  /// Takes the terminal over, for a `program` of this name in `~/.editrc`; the lines of earlier
  /// sessions are at `historyPath`. The prompt looks as `palette` says, and `pager`, a command for
  /// `/bin/sh`, shows what is longer than the screen.
  ///
  /// libedit gives way to ``Mode/plain`` on a terminal that it does not know.
  public init(
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
      // The thread is where the actor lives, though what runs here is no job of it.
      while true { self.assumeIsolated { $0.turn() } }
    }
  }

  /// Calls of the actor run on the editor's thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// The width of the terminal in cells; 80 if it is not known.
  public nonisolated var columns: Int {
    TerminalModes.size.columns
  }

  /// The height of the terminal in lines; 24 if it is not known.
  public nonisolated var rows: Int? {
    TerminalModes.size.rows
  }

  /// The number of the line that is being typed, or was typed last; `nil` if nothing stands on it.
  public nonisolated var begunLine: Int? {
    begunLines.withLock { $0.current }
  }

  /// Says whether work is under way that ^C shall cancel; otherwise ^C clears the line.
  public nonisolated func setBusy(_ isBusy: Bool) {
    self.isBusy.store(isBusy, ordering: .relaxed)
    guard isBusy else { return }
    readsAhead.store(true, ordering: .relaxed)
    thread.wake()
  }

  /// The next line; only one may be asked for at a time. After ``close()`` there is none.
  public func readLine(prompt: String) -> LineEvent {
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
      // If the line is `quit`, the keys behind it are for the shell.
      readsAhead.store(false, ordering: .relaxed)
    }
    let event = discipline.edit(
      prompt: prompt,
      keyboard: Keyboard(
        next: { self.nextKey() }, ahead: { self.keys.first }, sequence: { self.keys.sequence }))
    // One that was typed ahead, or where the kernel does the editing, has not been seen before.
    if case .line(let line) = event { noteBegun(isEmpty: line.isEmpty) }
    return event
  }

  /// Keeps a command for the up arrow and for later sessions, unless it begins with a space.
  public func remember(_ command: String) {
    discipline.remember(command)
  }

  /// Types `text` for the person at the beginning of the next line; false if the kernel does the
  /// editing, if a character of the text would be a key, or if another line is begun already. What
  /// the person has typed ahead is kept behind it, or forgotten, where it was typed before there was
  /// reason to think again.
  public func prefill(_ text: String, forgettingKeys: Bool) -> Bool {
    guard discipline.isRaw, escaped(text) == text else { return false }
    if forgettingKeys { dropKeys() }
    begunLines.withLock { $0.forgetWaiting() }
    guard isEditing else {
      discipline.beginNextLine(with: text)
      return true
    }
    guard discipline.typed?.text.isEmpty == true, !discipline.isAside else { return false }
    change(to: text)
    return true
  }

  /// Puts the terminal back as it was found, everything written being out; a line that is being
  /// typed ends with ``LineEvent/end``.
  public func close() {
    guard !isClosed else { return }
    dropReadKeys()
    flush()
    erasePanel()
    isClosed = true
    interruption.finish()
    resizing.finish()
    discipline.exit()
    TerminalModes.restore()
    thread.wake()
  }

  private func makeDiscipline() -> any LineDiscipline {
    guard case .libedit = mode else { return PlainDiscipline() }
    let history = historyPath.map { HistoryFile(path: $0, limit: 1000) }
    guard let libedit = Libedit(program: program, history: history, palette: palette) else {
      return PlainDiscipline()
    }
    libedit.complete = { self.complete() }
    libedit.editElsewhere = { self.editElsewhere() }
    libedit.walksHistory = { !self.assistance.withLock { $0.isContinued } }
    libedit.begin = { self.begin(with: $0) }
    return libedit
  }
}
