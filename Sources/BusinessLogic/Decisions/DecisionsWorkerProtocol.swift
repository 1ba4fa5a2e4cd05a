import Decisions

/// A service that provides decisions: a list, one, or all of them, now and earlier.
///
/// It may throw any error whose description is a sentence for the user.
public typealias DecisionsWorkerProtocol = ListWorkerProtocol & DecisionWorkerProtocol
  & LibraryWorkerProtocol & HistoryWorkerProtocol

/// A service that lists decisions.
public protocol ListWorkerProtocol: Sendable {
  /// Returns the beginning of the list with at most `limit` decisions, or all of it if `limit` is
  /// `nil`. Files that aren't decisions don't count.
  func getDecisions(upTo limit: Int?) async throws -> DecisionSlice
}

/// A service that provides single decisions by their keys.
public protocol DecisionWorkerProtocol: Sendable {
  func getDecision(_ key: String) async throws -> Decision

  /// Returns the lines of the decision's text, each with what it was read as.
  func getSource(_ key: String) async throws -> [SourceLine]

  /// Returns the path of the decision's file; `nil` if it isn't in a file.
  func filePath(of key: String) async throws -> String?

  /// Returns the key of the decision that the user calls `name`, such as `7` for `0007`; `name`
  /// itself if there is none.
  func key(of name: String) async -> String
}

/// A service that provides all decisions at once.
public protocol LibraryWorkerProtocol: Sendable {
  /// Returns the results of `pass` for all files with decisions, in the order of a list. Unreadable
  /// files are part of the result.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]
}

/// A service that knows earlier versions of decisions.
public protocol HistoryWorkerProtocol: Sendable {
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

extension ListWorkerProtocol {
  /// Returns the whole list.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions(upTo: nil).items
  }
}

extension ListWorkerProtocol where Self: LibraryWorkerProtocol {
  /// Returns the list of the files in the library.
  public func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    DecisionSlice(of: try await getLibrary().map { DecisionEntry(of: $0) }, upTo: limit)
  }
}

extension LibraryWorkerProtocol {
  /// Returns all files with decisions.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }
}

extension DecisionWorkerProtocol where Self: LibraryWorkerProtocol {
  /// Returns the decision in the library; throws ``NoSuchDecision``.
  public func getDecision(_ key: String) async throws -> Decision {
    let files = try await getLibrary()
    guard let file = files.first(where: { $0.key == key }) else {
      throw NoSuchDecision(key: key, among: files.map(\.key))
    }
    return file.decision
  }
}

extension DecisionWorkerProtocol {
  /// Returns no lines, as for a service without texts.
  public func getSource(_ key: String) async throws -> [SourceLine] { [] }

  /// Returns `name`, as for a service whose keys have no other spelling.
  public func key(of name: String) async -> String { name }

  /// Returns `nil`, as for a service without files.
  public func filePath(of key: String) async throws -> String? { nil }
}

extension HistoryWorkerProtocol {
  /// Returns no changes, as for a service without earlier versions.
  public func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    DecisionHistory()
  }

  /// Returns none, as for a service without git.
  public func getAddresses(at revision: String?) async -> [String: String] { [:] }

  /// Returns none, as for a service without git.
  public func getBranches() async -> Branches { Branches() }

  /// Throws, as for a service without git.
  public func getCollisions(
    with revision: String, of paths: [String]?
  ) async throws -> [FileProblem] {
    throw Refused(description: "These decisions are in no git repository")
  }

  /// Returns `false`, as for a service without git.
  public func hasMergeDriver() async -> Bool { false }
}
