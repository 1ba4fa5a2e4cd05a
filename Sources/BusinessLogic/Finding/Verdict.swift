/// The outcome of an option.
enum Verdict: Sendable, Equatable {
  case chosen
  case notChosen
  /// No option is chosen, or the chosen one isn't recognised.
  case undecided

  /// Creates the outcome of the option at `place` in `decision`.
  init(of place: Int, in decision: Decision) {
    guard let chosen = decision.chosen else {
      self = .undecided
      return
    }
    self = chosen == place ? .chosen : .notChosen
  }

  /// The outcome in one or two words.
  var words: String {
    switch self {
    case .chosen: "chosen"
    case .notChosen: "not chosen"
    case .undecided: "undecided"
    }
  }
}
