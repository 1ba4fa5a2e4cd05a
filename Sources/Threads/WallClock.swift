import CLibrary

/// The local time.
public enum WallClock {
  /// Returns the time of day, such as `14:03:22`.
  public static func time() -> String { text("%H:%M:%S") }

  /// Returns the date in ISO 8601 format, such as `2026-11-21`.
  public static func date() -> String { date(daysAgo: 0) }

  /// Returns the date of some days ago.
  public static func date(daysAgo days: Int32) -> String { text("%Y-%m-%d", daysAgo: days) }

  private static func text(_ format: String, daysAgo days: Int32 = 0) -> String {
    var seconds = secondsNow()
    var parts = tm()
    localtime_r(&seconds, &parts)
    if days > 0 {
      // At noon, no change of the clock leads to another day.
      (parts.tm_hour, parts.tm_isdst) = (12, -1)
      parts.tm_mday -= days
      mktime(&parts)
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      let length = strftime(text.baseAddress, text.count, format, &parts)
      return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

// Not in `WallClock`, where `time` is another function.
private func secondsNow() -> time_t { time(nil) }
