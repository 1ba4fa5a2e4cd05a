/// The number of rows after a part of a list.
public enum Rest: Sendable, Equatable, Codable {
  /// Exactly this many rows.
  case exactly(Int)
  /// At most this many rows. Whether an item has a row is known when it is fetched.
  case atMost(Int)

  /// The maximum number of rows.
  package var limit: Int {
    switch self {
    case .exactly(let count), .atMost(let count): count
    }
  }

  /// Whether nothing follows.
  package var isNothing: Bool { limit == 0 }
}
