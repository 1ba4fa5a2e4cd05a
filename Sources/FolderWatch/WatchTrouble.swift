import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error: the system lacks the resources to watch files.
public struct WatchTrouble: Error, CustomStringConvertible {
  /// The system's error.
  public let errno: Errno

  init(_ code: CInt = Self.last) {
    errno = Errno(rawValue: code)
  }

  /// The error and its reason.
  public var description: String {
    "Files can't be watched (\(reason))"
  }

  /// The inotify limit has the same `errno` as a full disk.
  private var reason: String {
    errno == .noSpace ? "no more folders may be watched at a time" : "\(errno)"
  }

  private static var last: CInt {
    #if canImport(Glibc)
      Glibc.errno
    #else
      Darwin.errno
    #endif
  }
}
