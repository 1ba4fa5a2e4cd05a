import CLibrary
import SystemPackage
import Threads

/// Watches a folder or a file on its own thread, which sleeps until the system reports a change.
package struct FolderWatcher: Sendable {
  private let root: FilePath
  private let tree: WatchedTree
  private let stop: CInt
  private let publish: @Sendable (FolderState) -> Void
  private var events: FolderEvents
  private var trace: PathTrace
  private var burst = Burst()
  private var published = FolderState()

  /// The files that have changed in the burst; `nil` if something else may have.
  private var files: Set<FilePath>? = []

  /// Whether the root was unreachable a moment ago: an editor or git may be replacing it.
  private var isInDoubt = false

  /// Whether waiting for git has timed out: a killed git leaves its lock behind.
  private var hasWaitedForGit = false

  /// Returns what `reading` makes of the state of the files of `tree` at `root`, now and after each burst
  /// of changes. It is called on the watcher's thread, for each state, and may wait.
  ///
  /// `root` may be a folder or a file, and need not exist yet. A thread and its descriptors live as
  /// long as the stream. If the system can no longer watch all of `tree`, the last state says why, and
  /// the stream finishes. Throws ``WatchTrouble`` if it can't watch all from the start.
  package static func states<State: Sendable>(
    of root: FilePath, _ tree: WatchedTree, reading: @escaping @Sendable (FolderState) -> State
  ) throws(WatchTrouble) -> AsyncStream<State> {
    try states(of: root, tree, by: FolderEvents(), reading: reading)
  }

  static func states<State: Sendable>(
    of root: FilePath, _ tree: WatchedTree, by events: FolderEvents,
    reading: @escaping @Sendable (FolderState) -> State
  ) throws(WatchTrouble) -> AsyncStream<State> {
    guard let (stop, stopping) = Spawn.pipe() else {
      defer { events.end() }
      throw WatchTrouble()
    }
    let (states, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    // Wakes the thread, which then ends. Set before there is a thread, which may end at once.
    continuation.onTermination = { _ in close(stopping) }
    // Watches before this function returns, so that no later change is missed.
    var begun = FolderWatcher(
      root: root, tree: tree, stop: stop,
      publish: { continuation.yield(reading($0)) }, events: events,
      trace: PathTrace(root, tree))
    begun.follow()
    begun.published.error = begun.error
    do {
      try OwnThread.start { [begun] in
        var watch = begun
        watch.run()
        watch.events.end()
        close(stop)
        continuation.finish()
      }
    } catch {
      begun.events.end()
      close(stop)
      continuation.finish()
      throw WatchTrouble(error.code)
    }
    if let trouble = begun.events.trouble { throw trouble }
    return states
  }

  /// Resolves the path again. Repeats until nothing is new, since a folder may get a subfolder
  /// before it is watched.
  private mutating func follow() {
    repeat { trace = PathTrace(root, tree) } while events.watch(trace)
  }

  /// Runs until the stream is terminated, or until not everything can be watched.
  private mutating func run() {
    publish(published)
    while wait() {
      let now = ContinuousClock.now
      takeEvents(at: now)
      if let due = burst.due, due <= now { publishBurst(at: now) }
      guard events.trouble == nil else {
        published.trouble = events.trouble
        return publish(published)
      }
    }
  }

  /// Waits for an event or the end of the burst. Returns `false` if the stream was terminated.
  private func wait() -> Bool {
    var waiting = [events.descriptor, stop].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Rounded up: `poll` has millisecond resolution and must not wake too early.
    let left = burst.due.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
    _ = poll(&waiting, 2, left.map { CInt(max(0, $0.rounded(.up))) } ?? -1)
    return waiting[1].revents == 0
  }

  private mutating func takeEvents(at now: Burst.Instant) {
    for event in events.read() {
      var file: FilePath?
      if let folder = event.folder, let name = event.name {
        guard trace.covers(name, isFolder: event.isFolder, in: folder) else { continue }
        file = event.isFolder ? nil : trace.file(name, in: folder)
      }
      burst.add(event.kind, "\(event.folder?.string ?? "")/\(event.name ?? "")", at: now)
      if let file { files?.insert(file) } else { files = nil }
    }
  }

  private mutating func publishBurst(at now: Burst.Instant) {
    let isGitAtWork = GitRepository(around: root)?.isAtWork == true
    if isGitAtWork, !hasWaitedForGit, burst.hold(at: now) { return }
    hasWaitedForGit = isGitAtWork
    // Includes changes since the last read, such as those of git before it removed its lock.
    takeEvents(at: now)
    if let due = burst.due, due > now { return }
    burst.end(at: now)
    // Before the report: changes that follow belong to the next burst.
    follow()
    let error = error
    if error != nil, published.error == nil, !isInDoubt {
      isInDoubt = true
      files = nil
      return burst.add(.partial, root.string, at: now)
    }
    isInDoubt = false
    published = FolderState(changes: published.changes + 1, files: files, error: error)
    files = []
    publish(published)
  }

  private var error: Errno? {
    do {
      try FileDescriptor.open(root, .readOnly, options: [.nonBlocking, .closeOnExec]).close()
      return nil
    } catch {
      return error as? Errno ?? .ioError
    }
  }
}

/// The state of a watched folder after a burst of changes.
///
/// A state rather than an event, so that a slow reader can skip some without losing anything.
package struct FolderState: Sendable, Equatable {
  /// The number of bursts since the watch started.
  package var changes = 0

  /// The files that changed in the last burst, by their paths from the root; `nil` if something else
  /// may have changed, or unknown files.
  package var files: Set<FilePath>? = []

  /// The error of opening the root; `nil` if it can be opened.
  package var error: Errno?

  /// The reason why this is the last state; `nil` as long as all is watched.
  package var trouble: WatchTrouble?
}
