import ReactiveHybrid

/// "This accepts worker of any type that conforms to ProsWorkerProtocol, making the code more
/// de-coupled." Business logic declares the interface; a service implements it.
nonisolated protocol ProsWorkerProtocol: Sendable {
  func getPros() async throws -> AI
  /// Saves one more pro and returns its number.
  func add(pro text: String) async throws -> Int
}

/// "Workers are necessary pieces of the puzzle that help us build reusable components." A worker
/// asks its service, checks the answer, and turns every error into a `WorkerFailure`.
nonisolated struct ProsWorker: Sendable {
  let prosWorkerProtocol: any ProsWorkerProtocol

  func pros() async throws(WorkerFailure) -> [String] {
    try await WorkerFailure.translating {
      let ai = try await prosWorkerProtocol.getPros()
      if ai.advantages.isEmpty { throw NoPros() }
      return ai.advantages
    }
  }

  func add(_ text: String) async throws(WorkerFailure) -> Int {
    try await WorkerFailure.translating { try await prosWorkerProtocol.add(pro: text) }
  }
}

/// "Here we are raising an alert for no pros in the list."
nonisolated struct NoPros: NothingFound, CustomStringConvertible {
  let description = "No pros found"
}
