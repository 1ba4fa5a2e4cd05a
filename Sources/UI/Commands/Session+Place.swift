import BusinessLogic
import ReactiveHybrid

extension Session {
  /// The topic one is at or below; throws an error that names the command it was wanted for.
  func topic(for command: String) throws(CommandError) -> TopicID {
    guard let topic = router.route.topic else {
      throw CommandError("there is nothing here for `\(command)`: open a decision first, `open N`")
    }
    return topic
  }

  /// The key of the decision one is at or below; throws an error that names the command.
  func decision(for command: String) throws(CommandError) -> String {
    try topic(for: command).decision
  }
}
