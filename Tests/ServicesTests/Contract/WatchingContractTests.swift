import BusinessLogic
import Testing

@Suite("Every service that can be watched")
struct WatchingContractTests {
  @Test("says at once that it can be reached", arguments: ServiceUnderTest.all)
  func reachable(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      var states = try await service.watched.states().makeAsyncIterator()
      #expect(await states.next() == SourceState())
    }
  }

  @Test("can be watched by several at the same time", arguments: ServiceUnderTest.all)
  func several(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      for states in [try await service.watched.states(), try await service.watched.states()] {
        var states = states.makeAsyncIterator()
        #expect(await states.next() == SourceState())
      }
    }
  }
}
