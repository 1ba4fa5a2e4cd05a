/// A service in front of both others that fails while an outage lasts. The document's services can't
/// fail, so nobody ever saw its alert.
nonisolated struct FailingService: ProsWorkerProtocol, ConsWorkerProtocol {
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let outage: Outage

  func getPros() async throws -> AI {
    try await outage.check()
    return try await pros.getPros()
  }

  func getCons() async throws -> AI {
    try await outage.check()
    return try await cons.getCons()
  }
}

/// Whether the services are down, and why. Services run off the main actor, hence the actor.
actor Outage {
  private var error: ServiceDown?

  func begin(_ message: String) { error = ServiceDown(description: message) }
  func end() { error = nil }
  func check() throws { if let error { throw error } }
}

/// A service throws what it likes; the worker translates it.
nonisolated struct ServiceDown: Error, CustomStringConvertible {
  let description: String
}
