import ReactiveHybrid

/// Exports the decisions of one service through another.
package struct ExportWorker: Sendable {
  private let service: any ExportWorkerProtocol
  private let library: DecisionsWorker

  package init(_ service: any ExportWorkerProtocol, library: DecisionsWorker) {
    self.service = service
    self.library = library
  }

  func export(_ request: ExportRequest) async throws(WorkerFailure) -> Exported {
    switch request {
    case .trace(let trace, let path):
      return try await WorkerFailure.translating {
        try await service.write(try await service.document(of: trace), to: path)
        return .written("Saved \(counted(trace.count, "step")) in \(path)")
      }
    case .decisions(let format, let key, let path):
      let files = if let key { [try await library.file(key)] } else { try await library.files() }
      return try await WorkerFailure.translating {
        let document = try await service.document(of: files, as: format)
        guard let path else { return .document(document, format) }
        try await service.write(document, to: path)
        return .written("Exported \(counted(files.count, "decision")) to \(path)")
      }
    }
  }
}

extension ViewModel<Exported> {
  package convenience init(worker: ExportWorker, request: ExportRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.export(request) }
  }
}
