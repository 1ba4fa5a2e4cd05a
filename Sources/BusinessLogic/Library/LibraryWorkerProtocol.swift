/// A service that provides all decisions at once, for searches, checks and exports.
///
/// Throws only if it can't list its files, with an error whose description is a sentence for the
/// user. Unreadable files are part of the result.
public protocol LibraryWorkerProtocol: Sendable {
  /// Returns the results of `pass` for all files with decisions, in the order of a list.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]
}

extension LibraryWorkerProtocol {
  /// Returns all files with decisions.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }
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
