/// Wraps the other two services and fails during an outage: the document's own services can't fail.
nonisolated struct FailingService: ProsWorkerProtocol, ConsWorkerProtocol {
  let pros: any ProsWorkerProtocol
  let cons: any ConsWorkerProtocol
  let outage: Outage

  func getPros() async throws -> AI {
    try await outage.check()
    return try await pros.getPros()
  }

  func add(pro text: String) async throws -> Int {
    try await outage.check()
    return try await pros.add(pro: text)
  }

  func getCons() async throws -> AI {
    try await outage.check()
    return try await cons.getCons()
  }
}

/// The current outage, if any. Services run off the main actor, so this is an actor.
actor Outage {
  private var error: ServiceDown?

  func begin(_ message: String) { error = ServiceDown(description: message) }
  func end() { error = nil }
  func check() throws { if let error { throw error } }
}

nonisolated struct ServiceDown: Error, CustomStringConvertible {
  let description: String
}
