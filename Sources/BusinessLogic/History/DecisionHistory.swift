/// The decisions that may differ between two versions.
public struct DecisionHistory: Sendable, Hashable, Codable {
  /// The decisions, in the order of the list.
  package var changes: [DecisionChange]
  /// How many commits of the earlier version HEAD lacks, so that their changes appear reversed; 0 if
  /// that doesn't count.
  package let lacking: Int

  package init(_ changes: [DecisionChange] = [], lacking: Int = 0) {
    (self.changes, self.lacking) = (changes, lacking)
  }
}
