/// The side that an argument takes for or against its option.
public enum Side: String, CaseIterable, Sendable, Codable {
  case pro
  case con
  /// An argument for neither side (MADR's `Neutral, because …`).
  case neutral
}

extension Side {
  /// The word for a consequence of this side.
  package var quality: String {
    switch self {
    case .pro: "good"
    case .con: "bad"
    case .neutral: "neutral"
    }
  }
}
