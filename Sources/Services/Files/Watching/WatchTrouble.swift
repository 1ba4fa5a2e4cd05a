import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files can't be watched: the system has no more of what that takes.
struct WatchTrouble: Error, CustomStringConvertible {
  let errno: Errno

  init(_ code: CInt = Self.last) {
    errno = Errno(rawValue: code)
  }

  var description: String {
    "Files can't be watched (\(errno)): `refresh` shows what has changed"
  }

  private static var last: CInt {
    #if canImport(Glibc)
      Glibc.errno
    #else
      Darwin.errno
    #endif
  }
}
