import BusinessLogic
import SystemPackage
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The watch over a folder of decisions, or over one file: the work of a thread that waits for the
/// system to tell it something, and costs nothing until then.
struct FileWatch {
  private let root: FilePath
  private let stop: CInt
  private let tell: @Sendable (SourceState) -> Void
  private var events: FolderEvents
  private var trace: PathTrace
  private var burst = Burst()
  private var told = SourceState()

  /// Whether nothing could be reached a moment ago: an editor or git may just be replacing it.
  private var isInDoubt = false

  /// Whether git was waited for in vain: a git that was killed leaves its lock behind.
  private var hasWaitedForGit = false

  /// The states of what is at `root`; a thread and its descriptors are there for as long as
  /// somebody iterates them. Throws ``WatchTrouble``, and ends if that comes later.
  static func states(of root: FilePath) throws -> AsyncStream<SourceState> {
    try states(of: root, by: FolderEvents())
  }

  /// The same by what tells of nothing yet.
  static func states(
    of root: FilePath, by events: FolderEvents
  ) throws -> AsyncStream<SourceState> {
    var stop: [CInt] = [-1, -1]
    guard pipe(&stop) == 0 else {
      defer { events.end() }
      throw WatchTrouble()
    }
    for end in stop { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (stop[0], stop[1])
    let (states, continuation) = AsyncStream.makeStream(
      of: SourceState.self, bufferingPolicy: .bufferingNewest(1))
    // Here and not on the thread: what changes after this call is told.
    let begun = FileWatch(root, events, stop: reading) { continuation.yield($0) }
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
    _ root: FilePath, _ events: FolderEvents, stop: CInt,
    tell: @escaping @Sendable (SourceState) -> Void
  ) {
    self.root = root
    self.stop = stop
    self.tell = tell
    self.events = events
    trace = PathTrace(root)
    follow()
    told = SourceState(trouble: Self.trouble(with: root))
  }

  /// Follows the path anew. A folder may have got a subfolder before it was watched, so it goes on
  /// until there is nothing new.
  private mutating func follow() {
    repeat { trace = PathTrace(root) } while events.watch(trace)
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
    if trace.folders[folder]?.covers(name, isFolder: event.isFolder) == true {
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
    let trouble = Self.trouble(with: root)
    if trouble != nil, told.trouble == nil, !isInDoubt {
      isInDoubt = true
      return burst.add(.partial, root.string, at: now)
    }
    isInDoubt = false
    told = SourceState(changes: told.changes + 1, trouble: trouble)
    tell(told)
  }

  /// Why nothing at `root` can be read, without the next step: it will be read by itself.
  private static func trouble(with root: FilePath) -> String? {
    do {
      let file = try FileDescriptor.open(root, .readOnly, options: [.nonBlocking, .closeOnExec])
      try file.close()
      return nil
    } catch {
      let trouble = FileTrouble(root, error as? Errno ?? .ioError)
      return "\(trouble.path) \(trouble.fact)"
    }
  }
}
