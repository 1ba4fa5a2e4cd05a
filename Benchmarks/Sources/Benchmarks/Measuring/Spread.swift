/// Where many samples lie.
struct Spread {
  private let sorted: [Double]

  /// Sorts `samples`, of which there is at least one.
  init(_ samples: [Double]) {
    sorted = samples.sorted()
  }

  /// Half of them are less.
  var median: Double { quantile(0.5) }

  /// A quarter of them are less, and a quarter are more: how far they spread.
  var quartiles: (low: Double, high: Double) { (quantile(0.25), quantile(0.75)) }

  /// A hundredth of them are more.
  var percentile99: Double { quantile(0.99) }

  private func quantile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
