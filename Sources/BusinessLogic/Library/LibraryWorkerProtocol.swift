/// A service that provides all decisions at once, for searches, checks and exports, and their
/// earlier versions.
///
/// It may throw any error whose description is a sentence for the user.
public protocol LibraryWorkerProtocol: Sendable {
  /// Returns the results of `pass` for all files with decisions, in the order of a list. Unreadable
  /// files are part of the result.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]

  /// Returns the decisions that may have changed since `revision`, in the order of the list;
  /// without a revision, those that differ from the saved version.
  func getChanges(since revision: String?) async throws -> [DecisionChange]

  /// Returns whether git merges decisions with the merge driver.
  func hasMergeDriver() async -> Bool
}

extension LibraryWorkerProtocol {
  /// Returns all files with decisions.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }

  /// Returns no changes, as for a service without earlier versions.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] { [] }

  /// Returns `false`, as for a service without git.
  public func hasMergeDriver() async -> Bool { false }
}

/// A function to apply to each file of a library, so that only the files being read are in memory.
public struct LibraryPass<Digest: Sendable>: Sendable {
  package let digest: @Sendable (LibraryFile) -> Digest
  /// Returns the earlier result for this version of the file at a path; `nil` if there is none.
  package let known: @Sendable (_ path: String, _ version: Int) -> Digest?

  /// The phrase that a file of interest contains; a service may pass other files without their
  /// content. `nil` if all files are of interest.
  package let phrase: Phrase?

  /// Creates a pass. By default, it applies `digest` to every file.
  package init(
    naming phrase: Phrase? = nil,
    unless known: @escaping @Sendable (_ path: String, _ version: Int) -> Digest? = { _, _ in nil },
    _ digest: @escaping @Sendable (LibraryFile) -> Digest
  ) {
    self.phrase = phrase
    self.known = known
    self.digest = digest
  }
}
