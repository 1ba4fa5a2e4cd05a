/// A part of all decisions.
public typealias DecisionSlice = Slice<DecisionsHeading, DecisionEntry>

extension DecisionEntry: PagedItem {
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

  /// What is no decision is left out.
  public var isRow: Bool { isDecision }
}

extension DecisionSlice {
  /// Cuts `page` out of all entries.
  public init(_ page: Page, of entries: [DecisionEntry]) {
    self.init(
      page, of: entries, heading: DecisionsHeading(TakenNumbers(entries.compactMap(\.number))))
  }
}
