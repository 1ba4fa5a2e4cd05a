/// What an argument does for the option it belongs to.
///
/// All words that a person reads about a side stand here, so that services need none of them.
public enum Side: String, CaseIterable, Sendable {
  case pro
  case con
  /// An argument that counts for neither (MADR's `Neutral, because …`).
  case neutral

  /// The side's word in a route and at the prompt: `/ai/pros`.
  public var plural: String {
    switch self {
    case .pro: "pros"
    case .con: "cons"
    case .neutral: "neutral"
    }
  }

  /// What several of them are called in a sentence.
  public var name: String {
    switch self {
    case .pro, .con: plural
    case .neutral: "neutral arguments"
    }
  }

  /// What the alert says when a service answers without a single argument of this side.
  public var noneFound: String {
    "No \(name) found"
  }

  /// The side whose ``plural`` this is, as a route or a command spells it.
  public init?(plural: some StringProtocol) {
    guard let side = Side.allCases.first(where: { $0.plural == plural }) else { return nil }
    self = side
  }

  /// What heads the list of those of a topic that is called `title`.
  func heading(of title: String) -> String {
    switch self {
    case .pro: "Pros of \(title)"
    case .con: "Cons of \(title)"
    case .neutral: "Neutral arguments of \(title)"
    }
  }

  /// How a number of them is said: `1 pro`, `3 cons`.
  func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? rawValue : plural)"
  }
}
