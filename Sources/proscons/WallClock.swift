import Threads

enum WallClock {
  static func time() -> String { now("%H:%M:%S") }

  /// Returns the date in ISO 8601 format, such as `2026-11-21`.
  static func date() -> String { now("%Y-%m-%d") }

  private static func now(_ format: String) -> String {
    var seconds = secondsNow()
    var parts = tm()
    localtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      let length = strftime(text.baseAddress, text.count, format, &parts)
      return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

// Not in `WallClock`, where `time` is another function.
private func secondsNow() -> time_t { time(nil) }
