/// The side that an argument takes for or against its option.
public enum Side: String, CaseIterable, Sendable, Codable {
  case pro
  case con
  /// An argument for neither side (MADR's `Neutral, because …`).
  case neutral
}
