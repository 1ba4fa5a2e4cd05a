package struct Differences: Sendable, Equatable {
  /// The versions; `nil` for the draft and the saved version.
  package let revisions: Revisions?
  /// The commits of the earlier version that HEAD lacks; `nil` if there is nothing to warn about.
  package let lack: DecisionHistory.Lack?
  package let decisions: [Item]

  /// Which versions are compared: `since main`, `in v1..v2`.
  package var span: String {
    revisions.map { "\($0.later == nil ? "since" : "in") \($0)" } ?? "in the draft"
  }

  /// That HEAD lacks commits; `nil` if there is nothing to warn about.
  package var gap: String? {
    guard let lack, let revisions else { return nil }
    let commits = lack.count.map { counted($0, "commit") } ?? "commits"
    return "HEAD lacks \(commits) of \(revisions.earlier), whose changes appear reversed"
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
