import BusinessLogic

extension Place {
  /// The place as a path, for tests to read.
  var path: String {
    func path(_ topic: TopicID) -> String {
      "/\(topic.decision)\(topic.option.map { "/\($0)" } ?? "")"
    }
    return switch self {
    case .decision(let key): "/\(key)"
    case .text(let key, let number): "/\(key)/text/\(number)"
    case .option(let topic): path(topic)
    case .arguments(let topic, let side): "\(path(topic))/\(side.plural)"
    case .argument(let topic, let side, let number): "\(path(topic))/\(side.plural)/\(number)"
    case .notes(let topic): "\(path(topic))/notes"
    }
  }
}
