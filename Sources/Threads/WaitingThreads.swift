/// Threads that may wait, as a task executor: for calls that block, such as those to a disk.
///
/// A call that waits keeps its thread, and the next call gets another one, up to a limit. So a disk
/// that stalls stops no other call, and never Swift's cooperative threads.
///
/// ```swift
/// let threads = WaitingThreads()
/// let text = await Task(executorPreference: threads) { @concurrent in readFile() }.value
/// ```
public final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  // Unchecked: all properties are only accessed under the lock. The lock and the condition are
  // allocated separately because they must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let limit: Int
  private var jobs: [UnownedJob] = []
  private var threads = 0

  /// The threads that wait for work and were not woken yet, and those that were.
  private var (idle, woken) = (0, 0)

  /// Creates an executor without threads. It starts one when a job finds no other, up to `limit`.
  public init(limit: Int = 64) {
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  /// Runs a job on an idle thread, or a new one. If the system has no more threads, the job waits
  /// for the others; without any, it runs here.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pthread_mutex_lock(mutex)
    jobs.append(job)
    let isNew = idle == 0 && threads < limit
    if isNew { threads += 1 }
    if idle > 0 {
      idle -= 1
      woken += 1
      pthread_cond_signal(condition)
    }
    pthread_mutex_unlock(mutex)
    if isNew { start() }
  }

  private func start() {
    do {
      try OwnThread.start { self.work() }
    } catch {
      pthread_mutex_lock(mutex)
      threads -= 1
      let job = threads == 0 ? jobs.popLast() : nil
      pthread_mutex_unlock(mutex)
      job?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func work() {
    while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while jobs.isEmpty {
      idle += 1
      while woken == 0 { pthread_cond_wait(condition, mutex) }
      woken -= 1
    }
    return jobs.removeFirst()
  }
}
