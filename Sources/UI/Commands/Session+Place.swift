import BusinessLogic
import ReactiveHybrid

extension Session {
  /// The topic at or above the current route; throws an error that names the command.
  func topic(for command: String) throws(CommandError) -> TopicID {
    guard let topic = router.route.topic else {
      throw CommandError("`\(command)` needs a decision: open one first with `open N`")
    }
    return topic
  }

  /// The key of the current decision; throws an error that names the command.
  func decision(for command: String) throws(CommandError) -> String {
    try topic(for: command).decision
  }
}
