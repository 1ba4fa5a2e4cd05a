#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock on the wall.
enum WallClock {
  /// The local time of day: `14:03:22`.
  static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { part in
      part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}
