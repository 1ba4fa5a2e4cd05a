import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files can't be watched: the system has no more of what that takes.
public struct WatchTrouble: Error, CustomStringConvertible {
  /// What the system said.
  public let errno: Errno

  init(_ code: CInt = Self.last) {
    errno = Errno(rawValue: code)
  }

  /// The fact and its reason.
  public var description: String {
    "Files can't be watched (\(reason))"
  }

  /// The limit is said like a full disk.
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
