import BusinessLogic
import Testing

@Suite("Every service, asked for pages,")
struct PagingContractTests {
  @Test("gives all decisions without a gap or a repeat", arguments: ServiceUnderTest.all)
  func decisions(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let all = try await service.decisions.getDecisions()
      let first = try await service.decisions.getDecisions(Batch(limit: 1)) { _ in }
      #expect(first.items == Array(all.prefix(1)))
      #expect(first.rest.limit == 1)
      let second = try await service.decisions.getDecisions(Batch(from: 1, limit: 1)) { _ in }
      #expect(second.items == Array(all.dropFirst()))
      #expect(second.rest == .exactly(0))
      #expect(second.before == Fingerprint(of: first.items.map(\.identity)))
      #expect(second.heading == first.heading)
      let whole = try await service.decisions.getDecisions(.all) { _ in }
      #expect(whole.items == all)
    }
  }

  @Test("gives nothing behind the end", arguments: ServiceUnderTest.all)
  func behindTheEnd(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let none = try await service.decisions.getDecisions(Batch(from: 9, limit: 3)) { _ in }
      #expect(none.items.isEmpty)
      #expect(none.rest == .exactly(0))
    }
  }
}
