import ReactiveHybrid

/// What business logic requires of a service that keeps the list.
protocol ChoresWorkerProtocol: Sendable {
  func chores() async throws -> [Chore]
  func make(_ edit: Edit) async throws -> Chore
}

/// Asks the service, and turns every error into a `WorkerFailure`.
struct ChoresWorker: Sendable {
  let service: any ChoresWorkerProtocol

  func ask<Answer>(_ select: ([Chore]) throws -> Answer) async throws(WorkerFailure) -> Answer {
    try await WorkerFailure.translating { try select(try await service.chores()) }
  }

  func make(_ edit: Edit) async throws(WorkerFailure) -> Chore {
    try await WorkerFailure.translating { try await service.make(edit) }
  }
}
