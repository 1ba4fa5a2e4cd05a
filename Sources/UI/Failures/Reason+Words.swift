import BusinessLogic
import ReactiveHybrid

extension Reason {
  /// What an alert says: the facts of the error, and the command that may help.
  var words: String {
    guard let remedy = (error as? any Remediable)?.remedy else { return description }
    return description + (description.hasSuffix("?") ? " " : ": ") + remedy.words
  }
}

extension Remedy {
  fileprivate var words: String {
    switch self {
    case .listDecisions: "`go /` lists the decisions"
    case .lookAgain: "`show` shows what is there now"
    case .endDraft: "`keep` or `drop` ends the draft"
    case .dropDraft: "`drop` discards the draft"
    case .makeOption: "`option add` makes one"
    }
  }
}
