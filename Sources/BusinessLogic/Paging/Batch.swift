/// A range of a list to fetch.
public struct Batch: Sendable, Equatable {
  package let offset: Int

  /// The maximum number of rows; `nil` for all.
  ///
  /// Items without a row don't count, so a batch may have more items than rows.
  package let limit: Int?

  package init(from offset: Int = 0, limit: Int?) {
    self.offset = offset
    self.limit = limit
  }

  package static let all = Batch(limit: nil)
}
