/// The names of revisions in the repository around the decisions.
public struct Branches: Sendable, Hashable, Codable {
  /// The branch that is checked out, or `HEAD detached at 1a2b3c4`; `nil` without a repository.
  package let current: String?
  /// The branches and the tags, those of remotes last.
  package let names: [String]

  package init(current: String? = nil, names: [String] = []) {
    (self.current, self.names) = (current, names)
  }
}
