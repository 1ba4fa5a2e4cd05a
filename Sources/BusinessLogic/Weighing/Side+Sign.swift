extension Side {
  /// What a weight on this side is multiplied by in a total: 1 for pros, -1 for cons, and 0 for
  /// neutral arguments, which count for neither.
  var sign: Int {
    switch self {
    case .pro: 1
    case .con: -1
    case .neutral: 0
    }
  }
}
