#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Double {
  /// The number with three significant digits: `0.012`, `1.29`, `12.9`, `1290`.
  var short: String {
    guard self != 0, isFinite else { return "0" }
    let digits = max(0, 2 - Int(log10(abs(self)).rounded(.down)))
    let scale = pow(10, Double(digits))
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() && digits <= 2
      ? String(Int(rounded)) : String(rounded).prefixed(digits)
  }

  /// Nanoseconds, in a suitable unit.
  var duration: String {
    switch self {
    case ..<1e3: "\(short) ns"
    case ..<1e6: "\((self / 1e3).short) µs"
    case ..<1e9: "\((self / 1e6).short) ms"
    default: "\((self / 1e9).short) s"
    }
  }
}

extension String {
  /// Returns the number with at most `digits` decimal places.
  fileprivate func prefixed(_ digits: Int) -> String {
    guard let point = firstIndex(of: ".") else { return self }
    return String(self[..<point] + self[point...].prefix(digits + 1))
  }
}
