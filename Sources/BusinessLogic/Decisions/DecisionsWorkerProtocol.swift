import Decisions

/// A service that provides decisions: a list, one, or all of them, now and earlier.
///
/// It may throw any error whose description is a sentence for the user.
public protocol DecisionsWorkerProtocol: Sendable {
  /// Returns the beginning of the list with at most `limit` decisions, or all of it if `limit` is
  /// `nil`. Files that aren't decisions don't count.
  func getDecisions(upTo limit: Int?) async throws -> DecisionSlice

  func getDecision(_ key: String) async throws -> Decision

  /// Returns the lines of the decision's text, each with what it was read as.
  func getSource(_ key: String) async throws -> [SourceLine]

  /// Returns the path of the decision's file; `nil` if it isn't in a file.
  func filePath(of key: String) async throws -> String?

  /// Returns the key of the decision that the user calls `name`, such as `7` for `0007`; `name`
  /// itself if there is none.
  func key(of name: String) async -> String

  /// Returns the results of `pass` for all files with decisions, in the order of a list. Unreadable
  /// files are part of the result.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]

  /// Returns the decisions that may differ between the versions; without any, those that differ from
  /// the saved version.
  func getChanges(between revisions: Revisions?) async throws -> DecisionHistory

  /// Returns the addresses of the files at the repository's host, by key: those of `revision`, or
  /// without one the files that are as the last commit has them.
  func getAddresses(at revision: String?) async -> [String: String]

  /// Returns the branches and tags to compare with.
  func getBranches() async -> Branches

  /// Returns a problem for each decision whose number or file name `revision` has given to another
  /// decision since the branches diverged. With `paths`, returns only the problems of these files,
  /// with the paths as they are spelt there.
  func getCollisions(with revision: String, of paths: [String]?) async throws -> [FileProblem]

  /// Returns whether git merges decisions with the merge driver.
  func hasMergeDriver() async -> Bool
}

extension DecisionsWorkerProtocol {
  /// Returns the whole list.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions(upTo: nil).items
  }

  /// Returns all files with decisions.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }
}

/// What a service of a library alone answers, without texts, files or git.
extension DecisionsWorkerProtocol {
  /// Returns the list of the files in the library.
  public func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    DecisionSlice(of: try await getLibrary().map { DecisionEntry(of: $0) }, upTo: limit)
  }

  /// Returns the decision in the library; throws ``Refused``.
  public func getDecision(_ key: String) async throws -> Decision {
    let files = try await getLibrary()
    guard let file = files.first(where: { $0.key == key }) else {
      throw Refused.noDecision(key, among: files.map(\.key))
    }
    return file.decision
  }

  /// Returns no lines.
  public func getSource(_ key: String) async throws -> [SourceLine] { [] }

  /// Returns `nil`.
  public func filePath(of key: String) async throws -> String? { nil }

  /// Returns `name`.
  public func key(of name: String) async -> String { name }

  /// Returns no changes.
  public func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    DecisionHistory()
  }

  /// Returns none.
  public func getAddresses(at revision: String?) async -> [String: String] { [:] }

  /// Returns none.
  public func getBranches() async -> Branches { Branches() }

  /// Throws.
  public func getCollisions(
    with revision: String, of paths: [String]?
  ) async throws -> [FileProblem] {
    throw Refused("These decisions are in no git repository")
  }

  /// Returns `false`.
  public func hasMergeDriver() async -> Bool { false }
}
