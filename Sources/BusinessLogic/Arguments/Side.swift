/// What an argument does for the option it belongs to.
///
/// All words that a person reads about a side stand here, so that services need none of them.
public enum Side: String, CaseIterable, Sendable {
  case pro
  case con
  /// An argument that counts for neither (MADR's `Neutral, because …`).
  case neutral

  /// The word for several of them; it is also the side's place in a route: `/ai/pros`.
  public var plural: String {
    switch self {
    case .pro: "pros"
    case .con: "cons"
    case .neutral: "neutral"
    }
  }

  /// The word that heads its screen.
  public var title: String {
    switch self {
    case .pro: "Pros"
    case .con: "Cons"
    case .neutral: "Neutral arguments"
    }
  }

  /// How a number of them is said: `1 pro`, `3 cons`.
  func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? rawValue : plural)"
  }

  /// What the alert says when a service answers without a single argument of this side.
  public var noneFound: String {
    switch self {
    case .pro, .con: "No \(plural) found"
    case .neutral: "No neutral arguments found"
    }
  }

  /// The side whose ``plural`` this is, as a route or a command spells it.
  public init?(plural: some StringProtocol) {
    guard let side = Side.allCases.first(where: { $0.plural == plural }) else { return nil }
    self = side
  }
}
