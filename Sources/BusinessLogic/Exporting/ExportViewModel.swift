import ReactiveHybrid

package typealias ExportViewModel = ViewModel<Exported>

extension ExportViewModel {
  package convenience init(worker: ExportWorker, request: ExportRequest) {
    self.init { _ throws(WorkerFailure) in try await worker.export(request) }
  }
}
