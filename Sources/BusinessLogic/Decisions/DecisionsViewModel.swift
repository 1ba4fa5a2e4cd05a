/// All decisions, as rows.
public final class DecisionsViewModel: ViewModel<Listing> {
  /// Creates the view model of the decisions that `worker` finds.
  public init(worker: DecisionsWorker) {
    super.init { () throws(WorkerFailure) in
      Listing(title: "Decisions", try await worker.decisions()) { number, entry in
        Listing.Row(
          number: entry.number ?? number, entry.title, remark: entry.trouble ?? "", key: entry.key)
      }
    }
  }
}

extension DecisionEntry {
  /// The number that people know the decision by, if it has one.
  fileprivate var number: String? {
    key.allSatisfy { $0.isASCII && $0.isNumber } ? key : nil
  }
}
