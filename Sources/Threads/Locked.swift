#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that one thread at a time may use.
///
/// Not `Synchronization.Mutex`: on Linux the thread sanitizer does not see its lock, and reports
/// every use of it as a race.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the value is reached through the lock alone. The lock lies behind a pointer,
  // since it must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// A value that nobody uses yet.
  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Lets `body` use the value while no other thread does; rethrows what it throws.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
