import ReactiveHybrid

/// The interface that business logic requires of a service for cons.
nonisolated protocol ConsWorkerProtocol: Sendable {
  func getCons() async throws -> AI
}

/// Asks its service for the cons, checks the answer, and translates every error.
nonisolated struct ConsWorker: Sendable {
  let consWorkerProtocol: any ConsWorkerProtocol

  func cons() async throws(WorkerFailure) -> [String] {
    try await WorkerFailure.translating {
      let ai = try await consWorkerProtocol.getCons()
      if ai.disadvantages.isEmpty { throw NoCons() }
      return ai.disadvantages
    }
  }
}

nonisolated struct NoCons: NothingFound, CustomStringConvertible {
  let description = "No cons found"
}
