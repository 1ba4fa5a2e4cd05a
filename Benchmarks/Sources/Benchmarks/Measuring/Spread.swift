/// The distribution of samples.
struct Spread {
  private let sorted: [Double]

  /// Sorts `samples`, which must not be empty.
  init(_ samples: [Double]) {
    sorted = samples.sorted()
  }

  var median: Double { quantile(0.5) }

  /// The lower and upper quartile.
  var quartiles: (low: Double, high: Double) { (quantile(0.25), quantile(0.75)) }

  /// The 99th percentile.
  var percentile99: Double { quantile(0.99) }

  private func quantile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
