import BusinessLogic

extension FaultyService: ArgumentsWorkerProtocol where Base: ArgumentsWorkerProtocol {
  public typealias S = Base.S

  public func getArguments(of topic: TopicID) async throws -> AI {
    try await call { try await $0.getArguments(of: topic) }
  }
}
