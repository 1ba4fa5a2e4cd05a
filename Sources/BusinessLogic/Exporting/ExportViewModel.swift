import ReactiveHybrid

/// One export: every fetch makes the document anew.
public typealias ExportViewModel = ViewModel<Exported>

extension ExportViewModel {
  /// Creates the view model of what `request` asks for.
  public convenience init(worker: ExportWorker, request: ExportRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.export(request) }
  }
}
