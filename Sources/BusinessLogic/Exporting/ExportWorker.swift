import ReactiveHybrid

/// Exports the decisions of one service through another.
package struct ExportWorker: Sendable {
  private let service: any ExportWorkerProtocol
  private let library: LibraryWorker

  package init(_ service: any ExportWorkerProtocol, library: LibraryWorker) {
    self.service = service
    self.library = library
  }

  /// Exports what `request` names, and returns the document or a message.
  func export(_ request: ExportRequest) async throws(WorkerFailure) -> Exported {
    if let trace = request.trace, let path = request.path {
      return try await WorkerFailure.translating {
        try await service.write(try await service.document(of: trace), to: path)
        return .written("Saved \(counted(trace.count, "step")) in \(path)")
      }
    }
    let files: [LibraryFile]
    if let key = request.decision {
      files = [try await library.file(key)]
    } else {
      files = try await library.files()
    }
    return try await WorkerFailure.translating {
      let document = try await service.document(of: files, as: request.format)
      guard let path = request.path else { return .document(document, request.format) }
      try await service.write(document, to: path)
      return .written("Exported \(counted(files.count, "decision")) to \(path)")
    }
  }
}

package typealias ExportViewModel = ViewModel<Exported>

extension ExportViewModel {
  package convenience init(worker: ExportWorker, request: ExportRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.export(request) }
  }
}
