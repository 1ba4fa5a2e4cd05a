import BusinessLogic
import ReactiveHybrid

extension Reason {
  /// What an alert says. An error describes its facts; what to type next is this interface's business.
  var words: String { description }
}
