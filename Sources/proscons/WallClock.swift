import Threads

enum WallClock {
  static func time() -> String {
    let now = now()
    return [now.tm_hour, now.tm_min, now.tm_sec].map(twoDigits).joined(separator: ":")
  }

  /// Returns the date in ISO 8601 format, such as `2026-11-21`.
  static func date() -> String {
    let now = now()
    return "\(now.tm_year + 1900)-\(twoDigits(now.tm_mon + 1))-\(twoDigits(now.tm_mday))"
  }

  private static func now() -> tm {
    var seconds = secondsNow()
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

// Not in `WallClock`, where `time` is another function.
private func secondsNow() -> time_t { time(nil) }
