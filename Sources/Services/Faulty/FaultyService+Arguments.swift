import BusinessLogic

extension FaultyService: ArgumentsWorkerProtocol where Base: ArgumentsWorkerProtocol {
  /// The side of the base.
  public typealias S = Base.S

  /// What the base answers, unless a fault happens.
  public func getArguments(of topic: TopicID) async throws -> AI {
    try await call { try await $0.getArguments(of: topic) }
  }
}
