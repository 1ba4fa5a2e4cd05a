/// A service that provides all decisions at once, for searches, checks and exports.
///
/// It throws only if it can't list its files, with an error whose description is a sentence for the
/// user. It returns unreadable files as such.
public protocol LibraryWorkerProtocol: Sendable {
  /// Returns all files with decisions, in the order of a list.
  func getLibrary() async throws -> [LibraryFile]

  /// Returns the results of `pass` for all files, in the same order.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]
}

extension LibraryWorkerProtocol {
  /// Applies `pass` to all files at once, for a service whose decisions are in memory anyway.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await getLibrary().mapInPortions(pass.digest)
  }
}
