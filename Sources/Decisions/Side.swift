/// The side that an argument takes for or against its option.
public enum Side: String, CaseIterable, Sendable, Codable {
  case pro
  case con
  /// An argument for neither side (MADR's `Neutral, because …`).
  case neutral

  /// Hashes the case alone: hashing the raw values took a tenth of the time of an edit.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Side {
  private var facts: (index: Int, quality: String) {
    switch self {
    case .pro: (0, "good")
    case .con: (1, "bad")
    case .neutral: (2, "neutral")
    }
  }

  /// The index of the side in lists of words and signs.
  package var index: Int { facts.index }

  /// The word for a consequence of this side.
  package var quality: String { facts.quality }
}
