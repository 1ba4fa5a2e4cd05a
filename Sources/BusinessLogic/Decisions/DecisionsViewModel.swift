/// All decisions, as rows.
public final class DecisionsViewModel: ViewModel<Listing> {
  /// Creates the view model of the decisions that `worker` finds.
  public init(worker: DecisionsWorker) {
    super.init { () throws(WorkerFailure) in
      Listing(
        title: "Decisions",
        rows: try await worker.decisions().map { entry in
          Listing.Row(entry.title, remark: entry.trouble ?? "", key: entry.key)
        })
    }
  }
}
