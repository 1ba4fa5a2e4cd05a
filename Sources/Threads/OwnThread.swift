#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread for work that waits, which the few threads of Swift's tasks must not do.
public enum OwnThread {
  /// The system has no more threads.
  public struct Refused: Error, Sendable {
    /// What it said, as an `errno`.
    public let code: CInt
  }

  /// Runs `body` on a thread that ends with it. Throws ``Refused``.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(Refused) {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let function = Unmanaged.passRetained(Function(body))
    let failure = pthread_create(
      &thread, nil,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Function>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, function.toOpaque())
    guard failure == 0 else {
      function.release()
      throw Refused(code: failure)
    }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }

  /// A function as the object whose address C passes on.
  private final class Function: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
