import BusinessLogic

extension DecoratedService: ArgumentsWorkerProtocol where Base: ArgumentsWorkerProtocol {
  /// The side of the base.
  public typealias S = Base.S

  /// Calls the base through the decoration.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await call("arguments of \(topic.decision)\(topic.option.map { "/\($0)" } ?? "")") {
      try await $0.getArguments(of: topic)
    }
  }
}
