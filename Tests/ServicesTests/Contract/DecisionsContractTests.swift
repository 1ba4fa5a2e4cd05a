import BusinessLogic
import Decisions
import Testing

@Suite("Every service of decisions")
struct DecisionsContractTests {
  @Test("lists what it keeps, in order, without trouble", arguments: ServiceUnderTest.all)
  func list(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let entries = try await service.decisions.getDecisions()
      #expect(entries.map(\.key) == ["0007", "ai"])
      #expect(entries.map(\.number) == ["0007", nil])
      #expect(entries.map(\.title) == ["What to drink", "Artificial Intelligence"])
      #expect(entries.map(\.trouble) == [nil, nil])
      #expect(entries.map(\.summary?.options) == [2, 1])
    }
  }

  @Test("gives a decision with its options and arguments in order", arguments: ServiceUnderTest.all)
  func decision(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let decision = try await service.decisions.getDecision("0007")
      #expect(decision.title == "What to drink")
      #expect(decision.options.map(\.title) == ["Green tea", "Coffee"])
      #expect(decision.options[0].advantages.map(\.text) == ["Warm", "Cheap"])
      #expect(decision.options[0].disadvantages.map(\.text) == ["Bitter"])
      #expect(decision.options[1].disadvantages.isEmpty)
    }
  }

  @Test("gives every decision that it lists", arguments: ServiceUnderTest.all)
  func everyEntry(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      for entry in try await service.decisions.getDecisions() {
        #expect(try await service.decisions.getDecision(entry.key).title == entry.title)
      }
    }
  }

  @Test(
    "throws in words when it is asked for what it doesn't keep", arguments: ServiceUnderTest.all)
  func unknown(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      await #expect {
        try await service.decisions.getDecision("tea")
      } throws: { error in
        "\(error)" == "There is no decision \"tea\""
      }
    }
  }

  @Test("answers many at the same time, all alike", arguments: ServiceUnderTest.all)
  func atTheSameTime(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let decisions = service.decisions
      let first = try await decisions.getDecision("ai")
      try await withThrowingTaskGroup(of: Decision.self) { group in
        for _ in 0..<20 { group.addTask { try await decisions.getDecision("ai") } }
        for try await decision in group { #expect(decision == first) }
      }
    }
  }
}
