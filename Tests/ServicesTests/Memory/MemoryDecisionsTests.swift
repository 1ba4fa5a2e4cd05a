import BusinessLogic
import Decisions
import Services
import Testing

@Suite("Decisions in memory")
struct MemoryDecisionsTests {
  @Test("keep the part that each section belongs to")
  func sections() async throws {
    let text = "# Tea\n\n## Context\n\nIt is cold.\n\nVery.\n\n## Notes\n\nBoil it.\n"
    let sections = try await MemoryDecisions([("tea", text)]).getDecision("tea").sections
    #expect(sections.map(\.part) == [.context, .other])
    #expect(sections.flatMap(\.blocks).map(\.line) == [nil, nil])
  }
}
