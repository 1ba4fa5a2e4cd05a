/// The decisions that may differ between two versions.
public struct DecisionHistory: Sendable, Hashable, Codable {
  /// The decisions: those of the later version in the order of the list, then removed ones, then those
  /// that only a draft has changed.
  package var changes: [DecisionChange]
  /// The commits of the earlier version that HEAD lacks, so that their changes appear reversed; `nil` if
  /// there is nothing to warn about.
  package let lack: Lack?

  package struct Lack: Sendable, Hashable, Codable {
    /// The number of commits; `nil` if the clone is too shallow to tell.
    let count: Int?
    /// Whether the versions have a commit in common, to compare with instead.
    package let hasFork: Bool

    package init(count: Int?, hasFork: Bool) { (self.count, self.hasFork) = (count, hasFork) }
  }

  package init(_ changes: [DecisionChange] = [], lack: Lack? = nil) {
    (self.changes, self.lack) = (changes, lack)
  }
}
