/// What a service answers when it is asked for a ``Batch``: a part of all decisions as they stand now.
public struct DecisionSlice: Sendable, Equatable {
  /// What holds for the whole list, whichever part was asked for.
  public let heading: DecisionsHeading

  /// The entries, in the order of the list.
  public let items: [DecisionEntry]

  /// What comes after them.
  public let rest: Rest

  /// What comes before them. It shows whether this part follows an earlier one without a gap or a repeat.
  public let before: Fingerprint

  /// Creates a slice.
  public init(heading: DecisionsHeading, items: [DecisionEntry], rest: Rest, before: Fingerprint) {
    self.heading = heading
    self.items = items
    self.rest = rest
    self.before = before
  }

  /// Cuts `batch` out of all entries.
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

  /// Whether the list of which it is `batch` has no entries at all.
  func isOfNothing(_ batch: Batch) -> Bool {
    batch.offset == 0 && items.isEmpty
  }
}

extension DecisionEntry {
  /// What tells an entry from the others: a file that turns out to be no decision is another one.
  public struct Identity: Hashable, Sendable {
    private let key: String
    private let isDecision: Bool

    /// Creates the identity of the entry with this key.
    public init(key: String, isDecision: Bool) {
      self.key = key
      self.isDecision = isDecision
    }
  }

  /// Its key, and whether it is a decision.
  public var identity: Identity { Identity(key: key, isDecision: isDecision) }

  /// Whether it fills a row: a file that is no decision doesn't.
  public var isRow: Bool { isDecision }
}
