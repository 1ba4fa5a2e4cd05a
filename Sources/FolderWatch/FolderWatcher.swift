import SystemPackage
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches a folder, or one file, on a thread of its own that sleeps until the system reports something.
public struct FolderWatcher: Sendable {
  private let root: FilePath
  private let tree: WatchedTree
  private let stop: CInt
  private let tell: @Sendable (FolderState) -> Void
  private var events: FolderEvents
  private var trace: PathTrace
  private var burst = Burst()
  private var told = FolderState()

  /// Whether nothing could be reached a moment ago: an editor or git may just be replacing it.
  private var isInDoubt = false

  /// Whether git was waited for in vain: a git that was killed leaves its lock behind.
  private var hasWaitedForGit = false

  /// The state of the files of `tree` at `root` now, and then after each burst of changes.
  ///
  /// `root` may be a folder or one file, and need not exist yet. A thread and its descriptors live as
  /// long as the stream. It ends when the system can't watch everything any more.
  /// Throws ``WatchTrouble`` if the system can't watch it at all.
  public static func states(
    of root: FilePath, _ tree: WatchedTree
  ) throws(WatchTrouble) -> AsyncStream<FolderState> {
    try states(of: root, tree, by: FolderEvents())
  }

  /// The same with events that watch nothing yet.
  static func states(
    of root: FilePath, _ tree: WatchedTree, by events: FolderEvents
  ) throws(WatchTrouble) -> AsyncStream<FolderState> {
    var stop: [CInt] = [-1, -1]
    guard pipe(&stop) == 0 else {
      defer { events.end() }
      throw WatchTrouble()
    }
    for end in stop { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (stop[0], stop[1])
    let (states, continuation) = AsyncStream.makeStream(
      of: FolderState.self, bufferingPolicy: .bufferingNewest(1))
    // Here and not on the thread: what changes after this call is told.
    let begun = FolderWatcher(root, tree, events, stop: reading) { continuation.yield($0) }
    let giveUp = {
      begun.events.end()
      for descriptor in stop { close(descriptor) }
    }
    if let trouble = begun.events.trouble {
      giveUp()
      throw trouble
    }
    do {
      try OwnThread.start {
        var watch = begun
        watch.run()
        watch.events.end()
        close(reading)
        continuation.finish()
      }
    } catch {
      giveUp()
      throw WatchTrouble(error.code)
    }
    // The thread sees that nobody holds the other end any more.
    continuation.onTermination = { _ in close(writing) }
    return states
  }

  private init(
    _ root: FilePath, _ tree: WatchedTree, _ events: FolderEvents, stop: CInt,
    tell: @escaping @Sendable (FolderState) -> Void
  ) {
    self.root = root
    self.tree = tree
    self.stop = stop
    self.tell = tell
    self.events = events
    trace = PathTrace(root, tree)
    follow()
    told = FolderState(error: error)
  }

  /// Follows the path anew. A folder may have got a subfolder before it was watched, so it goes on
  /// until there is nothing new.
  private mutating func follow() {
    repeat { trace = PathTrace(root, tree) } while events.watch(trace)
  }

  /// Returns when nobody listens any more, or not everything can be watched any more.
  private mutating func run() {
    tell(told)
    while events.trouble == nil, wait() {
      let now = ContinuousClock.now
      takeEvents(at: now)
      if let due = burst.due, due <= now { tellBurst(at: now) }
    }
  }

  /// Waits for something to happen, or for the end of the burst; false if nobody listens any more.
  private func wait() -> Bool {
    var waiting = [events.descriptor, stop].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // A whole millisecond more, as `poll` knows no parts of it and must not wake too early.
    let left = burst.due.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
    _ = poll(&waiting, 2, left.map { CInt(max(0, $0.rounded(.up))) } ?? -1)
    return waiting[1].revents == 0
  }

  private mutating func takeEvents(at now: Burst.Instant) {
    for event in events.read() { take(event, at: now) }
  }

  private mutating func take(_ event: FolderEvent, at now: Burst.Instant) {
    guard let folder = event.folder, let name = event.name else {
      return burst.add(event.kind, event.folder?.string ?? "", at: now)
    }
    if trace.covers(name, isFolder: event.isFolder, in: folder) {
      burst.add(event.kind, "\(folder.string)/\(name)", at: now)
    }
  }

  private mutating func tellBurst(at now: Burst.Instant) {
    let isGitAtWork = GitWork.isUnderWay(around: root)
    if isGitAtWork, !hasWaitedForGit, burst.hold(at: now) { return }
    hasWaitedForGit = isGitAtWork
    // What has been done since the last look belongs to it: by git before it took its lock away.
    takeEvents(at: now)
    if let due = burst.due, due > now { return }
    burst.end(at: now)
    // Anew and before anybody looks: what changes from here on is told by another burst.
    follow()
    let error = error
    if error != nil, told.error == nil, !isInDoubt {
      isInDoubt = true
      return burst.add(.partial, root.string, at: now)
    }
    isInDoubt = false
    told = FolderState(changes: told.changes + 1, error: error)
    tell(told)
  }

  /// Why nothing at `root` can be opened.
  private var error: Errno? {
    do {
      try FileDescriptor.open(root, .readOnly, options: [.nonBlocking, .closeOnExec]).close()
      return nil
    } catch {
      return error as? Errno ?? .ioError
    }
  }
}
