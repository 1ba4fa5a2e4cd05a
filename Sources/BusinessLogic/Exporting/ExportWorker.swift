import ReactiveHybrid

/// Exports the decisions of one service through another.
package struct ExportWorker: Sendable {
  private let service: any ExportWorkerProtocol
  private let library: DecisionsWorker

  package init(_ service: any ExportWorkerProtocol, library: DecisionsWorker) {
    self.service = service
    self.library = library
  }

  /// Returns the decision with this key, or all decisions, as one document.
  package func export(
    _ format: ExportFormat, of key: String?
  ) async throws(WorkerFailure) -> Exported {
    let files = if let key { [try await library.file(key)] } else { try await library.files() }
    return try await WorkerFailure.translating {
      let text = try await service.document(of: files, as: format)
      return Exported(text: text, format: format, decisions: files.count)
    }
  }

  /// Writes the document to a new file.
  package func export(
    _ format: ExportFormat, of key: String?, to path: String
  ) async throws -> Edited {
    let exported = try await export(format, of: key)
    try await service.write(exported.text, to: path)
    return Edited(.export(decisions: exported.decisions, path: path))
  }

  /// Writes a trace to a new file.
  package func save(_ trace: [TracedSeam], to path: String) async throws -> Edited {
    try await service.write(try await service.document(of: trace), to: path)
    return Edited(.saveTrace(steps: trace.count, path: path))
  }
}

extension ViewModel<Exported> {
  /// Creates the view model of the decision with this key, or of all decisions, as a document.
  package convenience init(worker: ExportWorker, format: ExportFormat, of key: String?) {
    self.init { _ throws(WorkerFailure) in try await worker.export(format, of: key) }
  }
}
