extension DecisionSummary {
  /// The number of options and arguments: `4 options, 9 arguments`; without options, of
  /// consequences.
  var counts: String {
    guard options == 0 else {
      return "\(counted(options, "option")), \(counted(arguments, "argument"))"
    }
    return consequences == 0 ? "" : counted(consequences, "consequence")
  }

  /// The counts for narrow terminals: `4 opt. 9 arg.`.
  var shortCounts: String {
    options == 0 ? counts : "\(options) opt. \(arguments) arg."
  }
}
