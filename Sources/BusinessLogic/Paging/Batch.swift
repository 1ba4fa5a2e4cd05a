/// The part of a list that is asked for.
public struct Batch: Sendable, Equatable {
  /// How many items of the list come before it.
  public let offset: Int

  /// How many rows it shall have at most; `nil` for all that there are.
  ///
  /// An item that fills no row doesn't count, so a page may have more items than rows.
  public let limit: Int?

  /// Creates a page that begins behind `offset` items and has no more than `limit` rows.
  public init(from offset: Int = 0, limit: Int?) {
    self.offset = offset
    self.limit = limit
  }

  /// The whole list.
  public static let all = Batch(limit: nil)
}
