/// A service that goes through everything it keeps, for what looks at all decisions together:
/// finding, checking, exporting.
///
/// It throws only if it can't say what there is; a file that can't be read is told as such. An
/// error describes itself in a sentence for the person at the screen.
public protocol LibraryWorkerProtocol: Sendable {
  /// Every file with a decision, in the order in which a person would look for them.
  func getLibrary() async throws -> [LibraryFile]

  /// What `pass` makes of each of these files, in their order.
  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest]
}

extension LibraryWorkerProtocol {
  /// A service that has its decisions in memory anyway hands over all of them.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await getLibrary().mapInPortions(pass.digest)
  }
}
