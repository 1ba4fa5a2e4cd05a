import ReactiveHybrid

/// Exports the decisions of one service through another.
package struct ExportWorker: Sendable {
  private let service: any ExportWorkerProtocol
  private let library: DecisionsWorker

  package init(_ service: any ExportWorkerProtocol, library: DecisionsWorker) {
    self.service = service
    self.library = library
  }

  /// Returns a document, whose links are for a file at `path`.
  package func export(
    _ format: ExportFormat, of selection: ExportSelection, for path: String? = nil
  ) async throws(WorkerFailure) -> Exported {
    var files = try await files(of: selection, forPages: format == .html)
    if format == .html { files = files.seen(from: path) }
    return try await WorkerFailure.translating {
      let text = try await service.document(of: files, as: format)
      return Exported(text: text, format: format, decisions: files.count, selection: selection)
    }
  }

  private func files(
    of selection: ExportSelection, forPages isForPages: Bool
  ) async throws(WorkerFailure) -> [LibraryFile] {
    let files = try await library.files(LibraryPass(forPages: isForPages) { $0 })
    switch selection {
    case .all: return files
    case .decision(let key):
      guard let file = files.first(where: { $0.key == key }) else {
        throw WorkerFailure(Refused.noDecision(key, among: files.map(\.key)))
      }
      return [file]
    case .filter(let filter): return files.filter { filter.selects($0.decision) }
    }
  }

  package func export(
    _ format: ExportFormat, of selection: ExportSelection, to path: String
  ) async throws -> Edited {
    let exported = try await export(format, of: selection, for: path)
    if exported.isNegative {
      throw Failed("No decision matches, so no file was written: `list` shows them all")
    }
    try await service.write(exported.text, to: path, .create)
    return Edited(.export(decisions: exported.decisions, path: path))
  }

  package func save(_ trace: [TracedSeam], to path: String) async throws -> Edited {
    try await service.write(try await service.document(of: trace), to: path, .create)
    return Edited(.saveTrace(steps: trace.count, path: path))
  }

  package func write(_ answer: String, to path: String, _ use: FileUse) async throws -> Edited {
    try await service.write(answer, to: path, use)
    let lines = answer.utf8.count { $0 == UInt8(ascii: "\n") }
    return Edited(.write(lines: lines, path: path))
  }
}
