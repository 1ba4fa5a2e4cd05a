/// What became of an option.
enum Verdict: Sendable, Equatable {
  case chosen
  case notChosen
  /// Nothing was chosen, or nobody can tell what.
  case undecided

  /// The outcome of the option at `place` in `decision`.
  init(of place: Int, in decision: Decision) {
    guard let chosen = decision.chosen else {
      self = .undecided
      return
    }
    self = chosen == place ? .chosen : .notChosen
  }

  /// One or two words for it.
  var words: String {
    switch self {
    case .chosen: "chosen"
    case .notChosen: "not chosen"
    case .undecided: "undecided"
    }
  }
}
