import CLibrary

/// A value protected by a lock.
///
/// Used instead of `Synchronization.Mutex`: on Linux the thread sanitizer doesn't see that lock and
/// reports every access as a race.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the value is only accessed under the lock. The lock is allocated separately because
  // it must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// Creates an unlocked value.
  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with exclusive access to the value. Rethrows its error.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Runs `body` like ``withLock(_:)``, or returns `nil` at once if the lock is held.
  public func withLockIfFree<Result>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard pthread_mutex_trylock(mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
