/// A result at one size.
struct GrowthPoint {
  /// The name of the series, the same for each size.
  let series: String

  /// The size measured.
  let size: Int

  /// The result.
  let amount: Amount

  enum Amount {
    /// Nanoseconds.
    case time(Double)
    case bytes(Double)

    var number: Double {
      switch self {
      case .time(let number), .bytes(let number): number
      }
    }

    var words: String {
      switch self {
      case .time(let nanoseconds): nanoseconds.duration
      case .bytes(let bytes): "\((bytes / 1e6).short) MB"
      }
    }
  }
}

extension Finding {
  /// Adds the median time of `name` at `size` to a series.
  mutating func grow(_ series: String, to size: Int, _ name: String) {
    guard let time = timing(name)?.time.median else { return }
    growth.append(GrowthPoint(series: series, size: size, amount: .time(time)))
  }
}
