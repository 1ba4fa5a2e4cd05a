import BusinessLogic
import Decisions
import Testing

@Suite("Every service of arguments", .bug(id: "seed 6"))
struct ArgumentsContractTests {
  let ai = TopicID(decision: "ai")

  @Test("gives the arguments of its side in order", arguments: ServiceUnderTest.all)
  func sides(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      let pros = try await service.pros.getArguments(of: ai)
      #expect(pros.title == "Artificial Intelligence")
      #expect(pros.arguments(on: .pro).map(\.text) == ["No breaks"])
      let cons = try await service.cons.getArguments(of: ai)
      #expect(cons.arguments(on: .con).map(\.text) == ["High cost", "Lesser jobs"])
    }
  }

  @Test("finds an option by its number and by its name", arguments: ServiceUnderTest.all)
  func options(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      for option in ["1", "green-tea"] {
        let topic = TopicID(decision: "0007", option: option)
        #expect(try await service.cons.getArguments(of: topic).arguments.map(\.text) == ["Bitter"])
      }
    }
  }

  @Test("takes having none for no error: that is for the worker", arguments: ServiceUnderTest.all)
  func none(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      #expect(try await service.neutral.getArguments(of: ai).arguments.isEmpty)
      let coffee = TopicID(decision: "0007", option: "2")
      #expect(try await service.cons.getArguments(of: coffee).arguments.isEmpty)
    }
  }

  @Test(
    "throws in words for a decision or an option that there is not", arguments: ServiceUnderTest.all
  )
  func unknown(service: ServiceUnderTest) async throws {
    try await service.filled { (service: FilledService) async throws in
      await #expect {
        try await service.pros.getArguments(of: TopicID(decision: "tea"))
      } throws: { "\($0)".hasPrefix("There is no decision \"tea\"") }
      await #expect {
        try await service.pros.getArguments(of: TopicID(decision: "0007", option: "3"))
      } throws: {
        "\($0)" == "There is no option \"3\": \"What to drink\" has options 1 to 2"
      }
      await #expect {
        try await service.pros.getArguments(of: TopicID(decision: "0007"))
      } throws: { "\($0)".hasPrefix("Which option?") }
    }
  }
}
