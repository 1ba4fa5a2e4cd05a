extension Side {
  /// The factor of a weight in the total: 1 for pros, -1 for cons, 0 for neutral arguments.
  var sign: Int {
    switch self {
    case .pro: 1
    case .con: -1
    case .neutral: 0
    }
  }
}
