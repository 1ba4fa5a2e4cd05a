import Synchronization

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
  private let jobs = Mutex<[UnownedJob]>([])
  private let identity = Mutex<pthread_t?>(nil)
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
    let isHere = identity.withLock { $0.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    precondition(isHere, "the terminal belongs to its own thread")
  }

  /// Starts the thread, once; it lives as long as the program.
  func start(_ body: @escaping @Sendable () -> Void) {
    let main = Unmanaged.passRetained(
      Body {
        self.identity.withLock { $0 = pthread_self() }
        EditorThread.unblockSignals()
        body()
      })
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = pthread_create(
      &thread, nil,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, main.toOpaque())
    precondition(failure == 0, "no thread can be had at the start of the program")
  }

  /// Threads begin with the mask of those that start them, and the runtime's block every signal:
  /// the program could not stop itself on ^Z.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// A function as the object whose address C passes on.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
