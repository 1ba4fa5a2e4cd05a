/// One export: every fetch makes the document anew.
public final class ExportViewModel: ViewModel<Exported> {
  /// Creates the view model of what `request` asks for.
  public init(worker: ExportWorker, request: ExportRequest) {
    super.init { () throws(WorkerFailure) in try await worker.export(request) }
  }
}
