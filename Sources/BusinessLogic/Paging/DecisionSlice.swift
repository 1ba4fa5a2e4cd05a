/// The answer of a service to a request for a ``Batch``.
public struct DecisionSlice: Sendable, Equatable, Codable {
  /// The heading of the whole list, whichever batch was requested.
  package let heading: DecisionsHeading
  package let items: [DecisionEntry]

  /// The number of rows after the entries.
  package let rest: Rest

  /// The fingerprint of the entries before the slice. It shows whether the slice continues an
  /// earlier one without a gap or a repetition.
  package let before: Fingerprint

  package init(heading: DecisionsHeading, items: [DecisionEntry], rest: Rest, before: Fingerprint) {
    self.heading = heading
    self.items = items
    self.rest = rest
    self.before = before
  }

  package init(_ batch: Batch, of entries: [DecisionEntry]) {
    let start = Swift.min(batch.offset, entries.count)
    var end = start
    var room = batch.limit ?? .max
    while end < entries.count, room > 0 {
      if entries[end].isRow { room -= 1 }
      end += 1
    }
    self.init(
      heading: DecisionsHeading(TakenNumbers(entries.compactMap(\.number))),
      items: Array(entries[start..<end]),
      rest: .exactly(entries[end...].count(where: \.isRow)),
      before: Fingerprint(of: entries[..<start].map(\.identity)))
  }

  /// Returns whether the list of which this is `batch` is empty.
  func isOfNothing(_ batch: Batch) -> Bool {
    batch.offset == 0 && items.isEmpty
  }
}

extension DecisionEntry {
  /// The identity of an entry. An entry that turns out to be no decision gets another identity.
  package struct Identity: Hashable, Sendable {
    let key: String
    let isDecision: Bool

    package init(key: String, isDecision: Bool) {
      self.key = key
      self.isDecision = isDecision
    }
  }

  package var identity: Identity { Identity(key: key, isDecision: isDecision) }

  /// Whether the entry has a row, as only decisions do.
  package var isRow: Bool { isDecision }
}

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
