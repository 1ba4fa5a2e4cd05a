import BusinessLogic
import Decisions
import Testing

@testable import Services

@Suite("What is built in")
struct ArtificialIntelligenceTests {
  let topic = TopicID(decision: "ai")

  @Test("is the document's four pros, word for word")
  func pros() async throws {
    let ai = try await ProsApi(MemoryDecisions.artificialIntelligence()).getArguments(of: topic)
    #expect(ai.title == "Artificial Intelligence")
    #expect(
      ai.advantages.map(\.text) == [
        "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
      ])
  }

  @Test("is the document's three cons, word for word")
  func cons() async throws {
    let ai = try await ConsApi(MemoryDecisions.artificialIntelligence()).getArguments(of: topic)
    #expect(
      ai.disadvantages.map(\.text) == [
        "High cost", "Lesser jobs", "Fear of malicious implementation",
      ])
  }

  @Test("says in its text what it says as a value")
  func text() async throws {
    let service = MemoryDecisions.artificialIntelligence()
    let (text, decision) = (try await service.text(of: "ai"), try await service.getDecision("ai"))
    let read = MemoryDecisions([("ai", String(decoding: text.bytes, as: UTF8.self))])
    #expect(try await read.getDecision("ai") == decision)
  }

  @Test("is the only decision there is")
  func list() async throws {
    let entries = try await MemoryDecisions.artificialIntelligence().getDecisions()
    #expect(entries.map(\.key) == ["ai"])
    #expect(entries.map(\.title) == ["Artificial Intelligence"])
    #expect(entries.map(\.summary?.arguments) == [7])
  }
}
