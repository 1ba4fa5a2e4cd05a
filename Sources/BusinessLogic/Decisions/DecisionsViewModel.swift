/// All decisions, as rows.
public final class DecisionsViewModel: PagedViewModel<DecisionsHeading, DecisionEntry, DecisionList>
{
  /// Creates the view model of the decisions that `worker` finds; `folder` names the place where
  /// they are if it isn't the one that was asked for.
  public init(worker: DecisionsWorker, in folder: String?) {
    super.init { page, report throws(WorkerFailure) in
      try await worker.decisions(page, reporting: report)
    } present: { held in
      DecisionList(held, in: folder)
    }
  }

  /// The same list with the row of that decision as it would be then.
  public override func preview(_ decision: Decision, called key: String) -> DecisionList? {
    preview { entries in
      guard let place = entries.map(\.key).place(ofKey: key) else { return entries }
      var entries = entries
      entries[place] = entries[place].telling(decision)
      return entries
    }
  }
}
