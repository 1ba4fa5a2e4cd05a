package struct Differences: Sendable, Equatable {
  /// The versions; `nil` for the draft and the saved version.
  package let revisions: Revisions?
  /// How many commits of the earlier version HEAD lacks.
  package let lacking: Int
  package let decisions: [Item]

  /// Which versions are compared: `since main`, `in v1..v2`.
  package var span: String {
    revisions.map { "\($0.later == nil ? "since" : "in") \($0)" } ?? "in the draft"
  }

  /// That HEAD lacks commits; `nil` if it doesn't, or that doesn't count.
  package var lack: String? {
    guard lacking > 0, let revisions else { return nil }
    return "HEAD lacks \(counted(lacking, "commit")) of \(revisions.earlier), whose changes "
      + "appear reversed"
  }

  package struct Item: Sendable, Equatable {
    package let key: String
    /// The current title; the last one if the decision was removed.
    package let title: String
    package let deltas: [DecisionDelta]
    package let lines: [Int?]
    /// The present status; `nil` if there is none, or no decision any more.
    package let status: String?
    package let rankings: [String]
    package let flips: [String]
    /// The address of the later file at the repository's host; `nil` if there is none.
    package let address: String?
  }
}
