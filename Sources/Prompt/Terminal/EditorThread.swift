import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread on which the terminal is read and drawn, as an executor: ``TerminalEditor`` runs
/// here and nowhere else, so that the compiler keeps everything about the terminal apart from the
/// rest of the program.
///
/// libedit blocks while a line is typed. It is the loop inside that wait, not this class, that
/// calls ``runJobs()`` between two keys.
nonisolated final class EditorThread: SerialExecutor {
  private let jobs = Locked<[UnownedJob]>([])
  private let identity = Atomic<UInt>(0)
  private let alarm = SelfPipe()

  /// What becomes readable when the thread has something to do.
  var descriptor: Int32 { alarm.reading }

  /// Makes the thread look around, from anywhere.
  func wake() {
    alarm.send(0)
  }

  /// Forgets that it was woken; to be called before looking around, so that nothing is missed.
  func beAwake() {
    _ = alarm.receive()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    wake()
  }

  /// Runs the jobs that are waiting now.
  ///
  /// One is taken at a time: a job that reads a line comes back here before it has ended, and
  /// what waits behind it must run then.
  func runJobs() {
    for _ in 0..<jobs.withLock({ $0.count }) {
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// What `assumeIsolated` asks when it is called outside of a job.
  func checkIsolated() {
    precondition(
      identity.load(ordering: .acquiring) == EditorThread.current,
      "the terminal belongs to its own thread")
  }

  /// Starts the thread, once; it lives as long as the program.
  func start(_ body: @escaping @Sendable () -> Void) {
    do {
      try OwnThread.start {
        self.identity.store(EditorThread.current, ordering: .releasing)
        EditorThread.unblockSignals()
        body()
      }
    } catch {
      preconditionFailure("no thread can be had at the start of the program")
    }
  }

  private static var current: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Threads begin with the mask of those that start them, and the runtime's block every signal:
  /// the program could not stop itself on ^Z.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}
