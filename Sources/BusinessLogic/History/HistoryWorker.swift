import ReactiveHybrid

/// Fetches changes from a service, and compares the decisions.
package struct HistoryWorker: Sendable {
  private let service: any HistoryWorkerProtocol

  package init(_ service: any HistoryWorkerProtocol) {
    self.service = service
  }

  func differences(_ request: DiffRequest) async throws(WorkerFailure) -> Differences {
    try await WorkerFailure.translating {
      let changes = try await service.getChanges(since: request.revision)
      return Differences(
        request: request,
        decisions: changes.compactMap { change in
          guard request.decision ?? change.key == change.key else { return nil }
          let deltas = change.deltas
          guard !deltas.isEmpty, let title = (change.after ?? change.before)?.title else {
            return nil
          }
          return Differences.Item(key: change.key, title: title, deltas: deltas)
        })
    }
  }
}
