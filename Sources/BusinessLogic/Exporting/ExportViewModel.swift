import ReactiveHybrid

/// The view model of an export, which exports anew on each fetch.
public typealias ExportViewModel = ViewModel<Exported>

extension ExportViewModel {
  /// Creates the view model that carries out `request`.
  public convenience init(worker: ExportWorker, request: ExportRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.export(request) }
  }
}
