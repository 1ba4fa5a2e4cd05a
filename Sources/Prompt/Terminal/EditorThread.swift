import CLibrary
import Synchronization
import Threads

/// The serial executor of ``TerminalEditor``: a thread that reads keys and draws. The compiler
/// thereby isolates all terminal state from the rest of the program.
///
/// libedit blocks while a line is edited. The loop inside that wait calls ``runJobs()`` between
/// keys; this class doesn't.
nonisolated final class EditorThread: SerialExecutor {
  private let jobs = Locked<[UnownedJob]>([])
  private let identity = Atomic<UInt>(0)
  /// Becomes readable when the thread has work. Empty it before looking for work, so that no wake-up
  /// is lost.
  let alarm = SelfPipe()

  /// Wakes the thread. Can be called from any thread.
  func wake() { alarm.send(0) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    wake()
  }

  /// Runs the jobs in the queue.
  ///
  /// Takes one at a time: a job that reads a line re-enters this function before it ends, and must
  /// run the jobs behind it.
  func runJobs() {
    for _ in 0..<jobs.withLock({ $0.count }) {
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// Called by `assumeIsolated` outside a job.
  func checkIsolated() {
    precondition(
      identity.load(ordering: .acquiring) == OwnThread.current,
      "the terminal belongs to its own thread")
  }

  /// Starts the thread, which runs until the program ends. Call it once.
  func start(_ body: @escaping @Sendable () -> Void) {
    do {
      try OwnThread.start {
        self.identity.store(OwnThread.current, ordering: .releasing)
        // A new thread inherits its creator's mask, and the Swift runtime's threads block every
        // signal: the program could not stop itself on ^Z.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        body()
      }
    } catch {
      preconditionFailure("no thread can be had at the start of the program")
    }
  }
}
