import BusinessLogic
import Testing

@Suite("Every service, asked for the first decisions,")
struct PagingContractTests {
  @Test("gives the beginning of all", arguments: ServiceUnderTest.all)
  func decisions(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let all = try await service.decisions.getDecisions()
      let first = try await service.decisions.getDecisions(upTo: 1)
      #expect(first.items == Array(all.prefix(1)))
      #expect(first.rest.limit == 1)
      let whole = try await service.decisions.getDecisions(upTo: 9)
      #expect(whole.items == all)
      #expect(whole.rest == .exactly(0))
      #expect(whole.numbers == first.numbers)
    }
  }
}
