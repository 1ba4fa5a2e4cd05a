import BusinessLogic

extension FaultyService: LibraryWorkerProtocol where Base: LibraryWorkerProtocol {
  /// What the base answers, unless a fault happens.
  public func getLibrary() async throws -> [LibraryFile] {
    try await call { try await $0.getLibrary() }
  }

  /// What the base answers, unless a fault happens.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await call { try await $0.getLibrary(pass) }
  }
}
