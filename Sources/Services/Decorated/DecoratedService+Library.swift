import BusinessLogic

extension DecoratedService: LibraryWorkerProtocol where Base: LibraryWorkerProtocol {
  /// Calls the base through the decoration.
  public func getLibrary() async throws -> [LibraryFile] {
    try await call("all decisions") { try await $0.getLibrary() }
  }

  /// Calls the base through the decoration.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await call("one pass over all decisions") { try await $0.getLibrary(pass) }
  }
}
