import CLibrary

/// Runs blocking work on a thread of its own, so that it doesn't block Swift's cooperative threads.
public enum OwnThread {
  /// An error: the system can't create another thread.
  public struct Refused: Error, Sendable, CustomStringConvertible {
    /// The `errno` of the failure.
    public let code: CInt

    /// The fact and the system's reason.
    public var description: String {
      "The system grants no further thread (\(String(cString: strerror(code))))"
    }
  }

  /// Runs `body` on a new thread, which ends with it. Throws ``Refused``.
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
        pthread_detach(pthread_self())
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Function>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, function.toOpaque())
    guard failure == 0 else {
      function.release()
      throw Refused(code: failure)
    }
  }

  /// What tells the current thread from all that run.
  public static var current: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Wraps a function in an object, to pass it through C.
  private final class Function: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
