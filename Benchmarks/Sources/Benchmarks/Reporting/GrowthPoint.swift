/// What something came to at one size.
struct GrowthPoint {
  /// What grows, the same words at each size.
  let series: String

  /// Of how much it was measured.
  let size: Int

  /// What that came to.
  let amount: Amount

  enum Amount {
    /// In nanoseconds.
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
  /// Notes what `name` took, to see how that grows with `size`.
  mutating func grow(_ series: String, to size: Int, _ name: String) {
    guard let time = timing(name)?.time.median else { return }
    growth.append(GrowthPoint(series: series, size: size, amount: .time(time)))
  }
}
