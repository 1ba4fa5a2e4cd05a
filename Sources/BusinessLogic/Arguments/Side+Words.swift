import Decisions

/// What users see of the sides, their words and signs, and what each counts.
extension Side {
  private var facts: (plural: String, name: String, bullet: Character, sign: Int) {
    switch self {
    case .pro: ("pros", "pros", "+", 1)
    case .con: ("cons", "cons", "-", -1)
    case .neutral: ("neutral", "neutral arguments", "~", 0)
    }
  }

  /// The word in routes and commands: `/ai/pros`.
  package var plural: String { facts.plural }

  package var name: String { facts.name }

  /// The sign before a new argument: `+ it is fast`.
  package var bullet: Character { facts.bullet }

  /// The factor of a weight in the total: 1 for pros, -1 for cons, 0 for sides that don't count.
  package var sign: Int { facts.sign }

  /// The word above a list of its arguments: `Pros`.
  package var heading: String { plural.prefix(1).uppercased() + plural.dropFirst() }

  /// Creates the side with this ``plural``, as spelled in a route or a command.
  package init?(plural: some StringProtocol) {
    guard let side = Side.allCases.first(where: { $0.plural == plural }) else { return nil }
    self = side
  }

  package func heading(of title: String) -> String {
    "\(name.prefix(1).uppercased())\(name.dropFirst()) of \(title)"
  }

  /// Returns a count in words: `1 pro`, `3 cons`.
  func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? rawValue : plural)"
  }
}
