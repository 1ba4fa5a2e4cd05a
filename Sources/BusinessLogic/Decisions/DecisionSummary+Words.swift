extension DecisionSummary {
  /// How much there is to weigh: `4 options, 9 arguments`; without options what it tells instead.
  var counts: String {
    guard options == 0 else {
      return "\(counted(options, "option")), \(counted(arguments, "argument"))"
    }
    return consequences == 0 ? "" : counted(consequences, "consequence")
  }

  /// The same where there is little room: `4 opt. 9 arg.`.
  var shortCounts: String {
    options == 0 ? counts : "\(options) opt. \(arguments) arg."
  }
}
