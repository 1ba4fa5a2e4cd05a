/// The options of a decision, as rows; where there is only one, its sides.
public final class DecisionViewModel: ViewModel<Listing> {
  /// Creates the view model of the decision that a route calls `key`.
  public init(worker: DecisionsWorker, key: String) {
    super.init { () throws(WorkerFailure) in
      let decision = try await worker.decision(key)
      guard decision.options.count > 1 else { return Listing(sidesOf: decision.options[0]) }
      return Listing(title: decision.title, decision.options) { number, option in
        let isChosen = decision.chosen.map { String($0 + 1) } == number
        return Listing.Row(
          number: number, option.title, remark: option.remark(isChosen: isChosen), key: number)
      }
    }
  }
}

extension Topic {
  fileprivate func remark(isChosen: Bool) -> String {
    let counts = [Side.pro, .con].map { $0.counted(arguments(on: $0).count) }
    return (counts + (isChosen ? ["chosen"] : [])).joined(separator: ", ")
  }
}
