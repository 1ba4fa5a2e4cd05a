import CLibrary

/// Threads that may wait, as a task executor: for calls that block, such as those to a disk.
///
/// A call that waits keeps its thread, and the next call gets another one, up to a limit. So a disk
/// that stalls stops no other call, and never Swift's cooperative threads.
///
/// ```swift
/// let threads = WaitingThreads()
/// let text = await threads.run { readFile() }
/// ```
public final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  // Unchecked: all properties are only accessed under the lock. The lock and the condition are
  // allocated separately because they must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let limit: Int
  private var jobs: [UnownedJob] = []
  private var threads: Set<UInt> = []

  /// The number of threads that are starting, and of those that wait for work.
  private var (starting, idle) = (0, 0)

  /// Creates an executor without threads. It starts one when a job finds no other, up to `limit`.
  public init(limit: Int = 64) {
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  /// Runs `work`, which may block, on one of the threads, and returns its answer.
  public func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await Task(executorPreference: self) { @concurrent in work() }.value
  }

  /// Runs a job on an idle thread, or a new one. If the system has no more threads, the job waits
  /// for the others; without any, it runs here.
  ///
  /// What a job enqueues is taken by its own thread as soon as that is free: mostly at once, because
  /// it is the rest of the same task.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pthread_mutex_lock(mutex)
    jobs.append(job)
    let isNew = threads.contains(OwnThread.current) ? false : callThread()
    pthread_mutex_unlock(mutex)
    if isNew { start() }
  }

  /// Wakes a thread, or returns `true` if a new one has to be started. Call it under the lock.
  private func callThread() -> Bool {
    if idle > 0 {
      pthread_cond_signal(condition)
      return false
    }
    guard threads.count + starting < limit else { return false }
    starting += 1
    return true
  }

  private func start() {
    do {
      try OwnThread.start { self.work() }
    } catch {
      pthread_mutex_lock(mutex)
      starting -= 1
      let job = threads.isEmpty && starting == 0 ? jobs.popLast() : nil
      pthread_mutex_unlock(mutex)
      job?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func work() {
    pthread_mutex_lock(mutex)
    starting -= 1
    threads.insert(OwnThread.current)
    pthread_mutex_unlock(mutex)
    while true {
      let (job, isNew) = next()
      if isNew { start() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Waits for a job. If there are more, another thread has to take them.
  private func next() -> (job: UnownedJob, isNew: Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while jobs.isEmpty {
      idle += 1
      pthread_cond_wait(condition, mutex)
      idle -= 1
    }
    let job = jobs.removeFirst()
    return (job, !jobs.isEmpty && callThread())
  }
}
