/// How much of a list comes after a page.
public enum Rest: Sendable, Equatable {
  /// So many rows.
  case exactly(Int)
  /// No more than so many rows; which of the items fill one is known when they are fetched.
  case atMost(Int)

  /// How many rows there may be at most.
  public var limit: Int {
    switch self {
    case .exactly(let count), .atMost(let count): count
    }
  }

  /// Whether nothing comes any more.
  public var isNothing: Bool { limit == 0 }
}
