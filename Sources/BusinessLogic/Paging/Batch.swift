/// A range of a list to fetch.
public struct Batch: Sendable, Equatable {
  /// The number of items to skip.
  public let offset: Int

  /// The maximum number of rows; `nil` for all.
  ///
  /// Items without a row don't count, so a batch may have more items than rows.
  public let limit: Int?

  /// Creates a batch that skips `offset` items and has at most `limit` rows.
  public init(from offset: Int = 0, limit: Int?) {
    self.offset = offset
    self.limit = limit
  }

  /// The whole list.
  public static let all = Batch(limit: nil)
}
