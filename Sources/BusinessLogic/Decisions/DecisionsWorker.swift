/// Asks a service for decisions and judges the answers.
public struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any DecisionsWorkerProtocol) {
    self.service = service
  }

  /// A part of all decisions, of which there is at least one.
  func decisions(
    _ page: Page, reporting report: @escaping ProgressReport
  ) async throws(WorkerFailure) -> DecisionSlice {
    let slice = try await WorkerFailure.translating {
      try await service.getDecisions(page, reporting: report)
    }
    guard !slice.isOfNothing(page) else { throw .failed("No decisions found") }
    return slice
  }

  /// One decision that says something, be it without options.
  func record(_ key: String) async throws(WorkerFailure) -> Decision {
    let decision = try await WorkerFailure.translating { try await service.getDecision(key) }
    guard !decision.isEmpty else { throw .failed("No options found in \(decision.title)") }
    return decision
  }

  /// One decision with at least one option.
  func decision(_ key: String) async throws(WorkerFailure) -> Decision {
    let decision = try await record(key)
    guard !decision.options.isEmpty else { throw .failed("No options found in \(decision.title)") }
    return decision
  }

  /// One topic of a decision.
  func topic(_ id: TopicID) async throws(WorkerFailure) -> Topic {
    let (decision, place) = try await option(id)
    return decision.options[place]
  }

  /// A decision, and the place of one of its options.
  func option(_ id: TopicID) async throws(WorkerFailure) -> (Decision, place: Int) {
    let decision = try await decision(id.decision)
    return (decision, try await WorkerFailure.translating { try decision.place(of: id.option) })
  }

  /// The notes of an option, or of a decision; at least one, or something not understood.
  func notes(_ id: TopicID) async throws(WorkerFailure) -> NoteList {
    let record = try await record(id.decision)
    let notes = try await WorkerFailure.translating { try NoteList(in: record, of: id.option) }
    guard !notes.isEmpty else { throw .failed("No notes found") }
    return notes
  }
}
