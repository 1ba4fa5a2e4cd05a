/// The answer of a service to a request for a ``Batch``.
public struct DecisionSlice: Sendable, Equatable, Codable {
  /// The heading of the whole list, whichever batch was requested.
  public let heading: DecisionsHeading

  /// The entries, in the order of the list.
  public let items: [DecisionEntry]

  /// The number of rows after the entries.
  public let rest: Rest

  /// The fingerprint of the entries before the slice. It shows whether the slice continues an
  /// earlier one without a gap or a repetition.
  public let before: Fingerprint

  /// Creates a slice.
  public init(heading: DecisionsHeading, items: [DecisionEntry], rest: Rest, before: Fingerprint) {
    self.heading = heading
    self.items = items
    self.rest = rest
    self.before = before
  }

  /// Creates the slice of all `entries` for `batch`.
  public init(_ batch: Batch, of entries: [DecisionEntry]) {
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
  public struct Identity: Hashable, Sendable {
    let key: String
    let isDecision: Bool

    /// Creates the identity of the entry with this key.
    public init(key: String, isDecision: Bool) {
      self.key = key
      self.isDecision = isDecision
    }
  }

  /// The identity: the key, and whether the entry is a decision.
  public var identity: Identity { Identity(key: key, isDecision: isDecision) }

  /// Whether the entry has a row, as only decisions do.
  public var isRow: Bool { isDecision }
}
